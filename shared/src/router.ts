/**
 * The part of react-router-dom that the product uses. Shared modules aren't tree-shaken, so the façade is what keeps
 * the rest of the library out of the host; it is provided by the host and exists once.
 */
export {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  type LinkProps,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  type RouteObject,
  RouterProvider,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from "react-router-dom";
