/** Stands for this site while an address is taken apart; never contacted. */
const HERE = "https://here.invalid";

/** The parameter of an address in which the way back travels. */
export const RETURN_PARAMETER = "from";

/** Whose sign-in it is: visitors go back to the gallery's side, administrators to theirs. */
export type Side = "visitor" | "administrator";

const SIGN_IN_PAGES = /^\/(login|signup|admin\/login|admin\/signup)\/?$/;
const ADMIN_PAGES = /^\/admin(\/|$)/;

/**
 * Where to go after signing in: the wanted path if it is one of this site's own pages and open to whoever signs in,
 * otherwise `home`. Whatever could lead to another site is refused.
 */
export const returnPath = (wanted: unknown, side: Side, home: string): string => {
  if (typeof wanted !== "string" || !wanted.startsWith("/") || !URL.canParse(wanted, HERE)) return home;
  const { origin, pathname, search, hash } = new URL(wanted, HERE);
  // A path may come out with two slashes in front ("/.//x"), which a browser would read as another host.
  if (origin !== HERE || pathname.startsWith("//") || SIGN_IN_PAGES.test(pathname)) return home;
  return ADMIN_PAGES.test(pathname) === (side === "administrator") ? `${pathname}${search}${hash}` : home;
};

/** The same page with the way back in its address. */
export const withReturn = (path: string, wanted: string | null): string =>
  wanted === null ? path : `${path}?${RETURN_PARAMETER}=${encodeURIComponent(wanted)}`;
