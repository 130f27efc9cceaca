import { Navigate, useLocation } from "@promptfolio/host/router";
import { type ReactNode, useContext } from "react";
import { matchPage, RoutesContext } from "./current-page";

/** The path that matches all others: "not found". */
export const CATCH_ALL = "*";

/**
 * For paths without a page: redirects to the page at the path in lower case, as the server does, or renders its children
 * if there is none either.
 */
export const LowerCaseRedirect = ({ children }: { children: ReactNode }) => {
  const { pathname, search, hash } = useLocation();
  const lowerCase = pathname.toLowerCase();
  const page = matchPage(useContext(RoutesContext), lowerCase);
  const isFound = lowerCase !== pathname && page && !page.owned.route.paths.includes(CATCH_ALL);
  return isFound ? <Navigate to={lowerCase + search + hash} replace /> : children;
};
