import { ROOT_ID } from "@promptfolio/shared/contracts/page";
import { GuardedRouter } from "@promptfolio/shared/router";
import { createBrowserHistory } from "@promptfolio/shared/router-history";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app/app";
import { createDataCache, fillDataCache } from "./app/data-cache";
import { createHost } from "./app/host";
import { keepInStep } from "./app/keep-in-step";
import { matchPage } from "./app/pages-context";
import { preloadNextRemotes } from "./app/preload-next";
import { createPreload } from "./app/preload-page";
import { readPageState } from "./app/read-page-state";
import { buildRoutes } from "./app/routes";
import { settingsIn } from "./app/shell-data";
import { SitePages } from "./app/site-pages";
import { createPageLoader } from "./federation/page-loader";
import { createFederation } from "./federation/runtime";
import { browserStore } from "./session/stored";
import { reportFailure } from "./telemetry/telemetry";

const start = async (): Promise<void> => {
  const state = readPageState();
  const routes = buildRoutes(state.map);
  const pages = createPageLoader(state.map, createFederation(), (remote, version, error) =>
    reportFailure({ kind: "load", remote, version, where: location.pathname }, error),
  );
  const cache = createDataCache();
  fillDataCache(cache, state.answers, Date.now());
  const host = createHost({
    store: browserStore(),
    seed: state.seed,
    origin: state.origin,
    apiBase: "/api",
    ...settingsIn(state.answers),
    preload: createPreload({ routes: () => routes, pages, cache, api: () => host.api.api, seed: state.seed }),
  });

  // The page's remote must be here before hydration, or React would throw away what the server rendered.
  const owned = matchPage(routes, location.pathname)?.owned;
  if (state.rendered === "page" && owned)
    await pages.load({ remote: owned.remote, page: owned.route.page }).catch(() => undefined);

  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error("This page has no root");
  const app = (
    <App host={host} cache={cache} pages={pages}>
      <GuardedRouter history={createBrowserHistory({ v5Compat: true })}>
        <SitePages routes={routes} onError={(error) => host.api.report(error, "shell")} />
      </GuardedRouter>
    </App>
  );
  const onRecoverableError = (error: unknown) =>
    reportFailure(
      { kind: "error", remote: "shell", version: state.map.shell.version, where: "hydration" },
      error,
    );
  if (state.rendered !== "none") hydrateRoot(root, app, { onRecoverableError });
  else createRoot(root).render(app);

  keepInStep(host, cache);
  if (owned) preloadNextRemotes(owned, state.map, pages);
};

start().catch((error: unknown) =>
  reportFailure(
    { kind: "error", remote: "shell", version: process.env["RELEASE_VERSION"] ?? "", where: "start" },
    error,
  ),
);
