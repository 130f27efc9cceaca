/**
 * The part of react-router-dom that the product uses: its declarative core, without loaders and actions, as data comes
 * through the data cache. Shared modules aren't tree-shaken, so this façade keeps the rest of the library out of the
 * host (14 KB instead of 29 KB, brotli). Provided by the host; exists once.
 */
export {
  matchRoutes,
  Navigate,
  Outlet,
  type RouteObject,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from "react-router-dom";
export { GuardedRouter } from "./routing/guarded-router";
export { Link, type LinkProps, NavLink, type NavLinkProps } from "./routing/link";
export { useBlocker } from "./routing/use-blocker";
