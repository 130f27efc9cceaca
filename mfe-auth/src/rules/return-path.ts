import type { UserSession } from "@promptfolio/contracts/api/accounts";
import { useHost } from "@promptfolio/host";
import { useLocation, useNavigate, useSearchParams } from "@promptfolio/host/router";

/** Base for parsing relative URLs; never requested. */
const BASE = "https://here.invalid";

/** The query parameter that holds the return path. */
const RETURN_PARAMETER = "from";

/** Visitors return to public pages, administrators to `/admin` pages. */
type Side = "visitor" | "administrator";

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

const fromState = (state: unknown): string | undefined => {
  if (typeof state !== "object" || state === null || !(RETURN_PARAMETER in state)) return undefined;
  const from = state[RETURN_PARAMETER];
  return typeof from === "string" ? from : undefined;
};

/** The page to return to: as requested by the URL or the navigation (`wanted`), and after validation (`path`). */
export const useReturnPath = (side: Side, home: string): { wanted: string | undefined; path: string } => {
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  const wanted = parameters.get(RETURN_PARAMETER) ?? fromState(state);
  return { wanted, path: returnPath(wanted, side, home) };
};

/** After a sign-in: stores the session, shows a greeting and returns to the previous page. */
export const useCompleteSignIn = (path: string) => {
  const { session, notifications } = useHost();
  const navigate = useNavigate();
  return async (userSession: UserSession, greeting: string): Promise<void> => {
    session.signIn(userSession);
    notifications.toast("success", greeting);
    await navigate(path, { replace: true });
  };
};
