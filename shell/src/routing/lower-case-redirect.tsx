import { Navigate, useLocation } from "@promptfolio/host/router";
import { type ReactNode, useContext } from "react";
import { lowerCasePath, RoutesContext } from "./current-page";

/**
 * For paths without a page: redirects to the page at the path in lower case, or renders its children if there is none
 * either.
 */
export const LowerCaseRedirect = ({ children }: { children: ReactNode }) => {
  const { pathname, search, hash } = useLocation();
  const lowerCase = lowerCasePath(useContext(RoutesContext), pathname);
  return lowerCase === undefined ? children : <Navigate to={lowerCase + search + hash} replace />;
};
