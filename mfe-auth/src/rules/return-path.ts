/** Base for parsing relative URLs; never requested. */
const BASE = "https://here.invalid";

/** The query parameter that holds the return path. */
export const RETURN_PARAMETER = "from";

/** Visitors return to public pages, administrators to `/admin` pages. */
export type Side = "visitor" | "administrator";

const SIGN_IN_PAGES = /^\/(login|signup|forgot|reset|admin\/login|admin\/signup)\/?$/;
const ADMIN_PAGES = /^\/admin(\/|$)/;

/**
 * Where to go after signing in: the wanted path if it is a page of this site that the account may open, otherwise
 * `home`. Prevents open redirects.
 */
export const returnPath = (wanted: unknown, side: Side, home: string): string => {
  if (typeof wanted !== "string" || !wanted.startsWith("/") || !URL.canParse(wanted, BASE)) return home;
  const { origin, pathname, search, hash } = new URL(wanted, BASE);
  // "/.//x" normalises to "//x", which a browser would read as another host.
  if (origin !== BASE || pathname.startsWith("//") || SIGN_IN_PAGES.test(pathname)) return home;
  return ADMIN_PAGES.test(pathname) === (side === "administrator") ? `${pathname}${search}${hash}` : home;
};

/** Adds the return path to a page's URL. */
export const withReturn = (path: string, wanted: string | undefined): string =>
  wanted === undefined ? path : `${path}?${RETURN_PARAMETER}=${encodeURIComponent(wanted)}`;
