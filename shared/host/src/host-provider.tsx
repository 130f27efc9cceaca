import type { HostApi } from "@promptfolio/contracts/host-api";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { UNSAFE_createMemoryHistory as createMemoryHistory, parsePath } from "react-router-dom";
import { DataCacheContext } from "./data-cache";
import { HostContext } from "./host-context";
import { dataCacheOf } from "./loaded-data-cache";
import { QueryClient } from "./query";
import { GuardedRouter, type RouteObject, useRoutes } from "./router";
import { guardHistory } from "./routing/guarded-history";

const Routes = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);

/**
 * Shows a page of a remote outside the shell, in another host or in a test: with the host's API, a data cache without
 * retries and a router in memory that starts at `path`.
 */
export const HostProvider = ({
  host,
  path = "/",
  state = null,
  pattern = "*",
  routes = [],
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  children,
}: {
  host: HostApi;
  path?: string;
  /** The history entry's state, as after going back to it. */
  state?: unknown;
  pattern?: string;
  /** Other routes that the test navigates to. */
  routes?: RouteObject[];
  /** The test's own data cache, to fill or to inspect. */
  client?: QueryClient;
  children: ReactNode;
}) => {
  const [history] = useState(() =>
    guardHistory(createMemoryHistory({ initialEntries: [{ ...parsePath(path), state }], v5Compat: true })),
  );
  const cache = useMemo(() => dataCacheOf(client), [client]);
  useEffect(() => {
    client.mount();
    return () => client.unmount();
  }, [client]);
  return (
    <HostContext value={host}>
      <DataCacheContext value={cache}>
        <GuardedRouter history={history}>
          <Routes routes={[{ path: pattern, element: children }, ...routes]} />
        </GuardedRouter>
      </DataCacheContext>
    </HostContext>
  );
};
