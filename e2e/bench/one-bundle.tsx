import type { PageState, ResolvedRemote } from "@promptfolio/contracts/page";
import type { RemoteConfig } from "@promptfolio/contracts/remote";
import { dataCacheOf } from "@promptfolio/host/loaded-data-cache";
import { GuardedRouter } from "@promptfolio/host/router";
import { createBrowserHistory } from "@promptfolio/host/router-history";
import { browserStorage } from "@promptfolio/lib/browser-storage";
import { GlobalStyle } from "@promptfolio/ui/global-style";
import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import detail from "../../mfe-detail/remote.config";
import ImagePage from "../../mfe-detail/src/pages/image-page";
import gallery from "../../mfe-gallery/remote.config";
import HomePage from "../../mfe-gallery/src/pages/home-page";
import stat from "../../mfe-static/remote.config";
import AboutPage from "../../mfe-static/src/pages/about-page";
import { App } from "../../shell/src/app/app";
import { createHost } from "../../shell/src/app/host";
import { createQueryClient } from "../../shell/src/app/query-client";
import { buildRoutes } from "../../shell/src/app/routes";
import { SitePages } from "../../shell/src/app/site-pages";
import { startSync } from "../../shell/src/app/start-sync";
import type { LoadedPage, PageReference, PageSource } from "../../shell/src/federation/page-module";

/** The rival of the benchmarks: shell and remotes from the same sources as one ordinary client-rendered bundle. */
const PAGES: Record<string, ComponentType> = {
  "gallery/./home-page": HomePage,
  "detail/./image-page": ImagePage,
  "static/./about-page": AboutPage,
};

const pageOf = ({ remote, page }: PageReference): LoadedPage | undefined => {
  const Component = PAGES[`${remote}/${page}`];
  return Component && { version: "0.0.0", Component };
};

const here = async (reference: PageReference): Promise<LoadedPage> => {
  const page = pageOf(reference);
  if (!page) throw new Error("This page is not in the bundle");
  return page;
};

const source: PageSource = {
  version: () => "0.0.0",
  loaded: pageOf,
  load: here,
  reload: here,
  loadFallback: here,
  onLoaded: () => () => undefined,
};

const remoteOf = ({ routes, hostApi }: RemoteConfig): ResolvedRemote => ({
  version: "0.0.0",
  base: "/",
  entry: "/",
  integrity: "",
  hostApi,
  containerName: "",
  pages: {},
  routes,
  unusable: null,
  fallback: null,
});

const map: PageState["map"] = {
  revision: 0,
  shell: { version: "0.0.0", base: "/" },
  remotes: { gallery: remoteOf(gallery), detail: remoteOf(detail), static: remoteOf(stat) },
};

const routes = buildRoutes(map);

const host = createHost({
  store: browserStorage("localStorage"),
  seed: "bench",
  origin: location.origin,
  apiBase: "/api",
  preload: () => undefined,
});
const client = createQueryClient();
client.mount();
const root = document.getElementById("root");
if (!root) throw new Error("This page has no root");
createRoot(root).render(
  <App host={host} cache={dataCacheOf(client)} pages={source} globalStyle={<GlobalStyle />}>
    <GuardedRouter history={createBrowserHistory()}>
      <SitePages routes={routes} preview={undefined} onError={console.error} />
    </GuardedRouter>
  </App>,
);
startSync(host, client);
