/**
 * The part of react-router that the product uses: its declarative core, without loaders and actions, as data comes
 * through the data cache. Shared modules aren't tree-shaken, so this façade keeps the rest of the library out of the
 * host (14 KB instead of 28 KB, brotli). Provided by the host; exists once.
 */
export {
  Link,
  type LinkProps,
  matchRoutes,
  Navigate,
  NavLink,
  type NavLinkProps,
  Outlet,
  type RouteObject,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from "react-router-dom";
export { GuardedRouter, useBlocker } from "./routing/guarded-router";
