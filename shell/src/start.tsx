import {
  PAGE_STATE_ID,
  type PageState,
  parsePageState,
  type ResolvedMap,
  ROOT_ID,
} from "@promptfolio/contracts/page";
import { SHELL_ID } from "@promptfolio/contracts/release";
import { hasEarlyInput, replayEarlyInput } from "@promptfolio/host/early-input/replay-early-input";
import { onFirstInteraction } from "@promptfolio/host/hooks/on-first-interaction";
import { yieldToMain } from "@promptfolio/host/hooks/yield-to-main";
import { GuardedRouter } from "@promptfolio/host/router";
import { createBrowserHistory, type GuardedHistory } from "@promptfolio/host/router-history";
import { browserStorage } from "@promptfolio/lib/browser-storage";
import { type ReactNode, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app/app";
import { createDataCache } from "./app/data-cache";
import { settingsIn } from "./app/dehydrated-queries";
import { createHost, type Host } from "./app/host";
import { createPreload, prefetchScripts, preloadNext } from "./app/preload";
import { buildRoutes } from "./app/routes";
import { startSync } from "./app/start-sync";
import { createPageLoader } from "./federation/page-loader";
import { createFederation } from "./federation/runtime";
import { ignoreComposedKeys } from "./guard/composed-keys";
import { tolerateForeignOverwrites } from "./guard/foreign-overwrites";
import { startHeartbeat } from "./guard/heartbeat";
import { endDamagedPage, keepFrame } from "./guard/keep-frame";
import { tolerateMovedNodes } from "./guard/moved-nodes";
import { beginSession, onLeave, shownRelease } from "./guard/page-session";
import { guardGlobals, reportOverwritten } from "./guard/restore-globals";
import { watchRemotes } from "./guard/watch-remotes";
import { BareFrame, SiteFrame } from "./layout/site-frame";
import { matchPage } from "./routing/current-page";
import { hasForeignElements } from "./telemetry/foreign-cause";
import { reportFailure, startTelemetry } from "./telemetry/telemetry";
import { whenPageIdle } from "./when-page-idle";
import { whenShown } from "./when-shown";

/**
 * Reads the page state that the server wrote into this page.
 * @throws Error if there is none: the page wasn't made by the delivery server.
 */
const readPageState = (): PageState =>
  parsePageState(document.getElementById(PAGE_STATE_ID)?.textContent ?? "null");

/** How long a visitor who retries waits for the map, in milliseconds; then the known versions are tried again. */
const MAP_TIMEOUT_MS = 2_000;

/** Fetches the versions that this visitor gets now, compatible with the shell in this tab. */
const fetchMap = async (shellVersion: string): Promise<ResolvedMap> => {
  const response = await fetch(`/r/map.json?shell=${encodeURIComponent(shellVersion)}`, {
    cache: "no-store",
    signal: AbortSignal.timeout(MAP_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The map could not be fetched: ${response.status}`);
  return response.json();
};

/** Calls `onHydrated` once, when all of its children are hydrated or rendered. */
const Hydrated = ({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onHydrated, []);
  return children;
};

const loadGuardAndVersionCheck = (
  isHydrated: () => boolean,
  host: Host,
  history: GuardedHistory,
  running: (id: string) => string,
): void => {
  // First, as nothing can be loaded without a working `Promise`.
  reportOverwritten(shownRelease());
  import("./guard/start-page-guard").then(
    ({ startPageGuard }) => startPageGuard(isHydrated),
    (error: unknown) => console.debug("The page guard could not be started", error),
  );
  import("./app/start-version-check").then(
    ({ startVersionCheck }) => startVersionCheck(host, history, running),
    (error: unknown) => console.debug("The version check could not be started", error),
  );
};

/** Loads the page's remote, and hydrates the page. */
export const start = async (): Promise<void> => {
  ignoreComposedKeys();
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error("This page has no root");
  tolerateMovedNodes();
  watchRemotes(root);
  keepFrame(root, endDamagedPage);
  tolerateForeignOverwrites();
  guardGlobals();
  await yieldToMain();
  const state = readPageState();
  const { map } = state;
  whenShown(() => prefetchScripts(state.next));
  const frame = state.isFrame
    ? (await import(/* webpackChunkName: "frame" */ "./frame/connect-frame")).connectFrame(state, root)
    : undefined;
  const routes = buildRoutes(map, frame ? <BareFrame /> : <SiteFrame />);
  const owned = matchPage(routes, frame ? state.pathname : location.pathname)?.owned;
  const reference = owned ? { remote: owned.remote, page: owned.route.page } : undefined;
  const rendered = state.rendered === "page" ? reference : undefined;
  const shell = { remote: SHELL_ID, version: map.shell.version };
  const cache = createDataCache(state.queries, Date.now(), (error) =>
    reportFailure({ kind: "load", ...shell, where: location.pathname }, error),
  );
  const pages = createPageLoader({
    map,
    federation: createFederation(
      (remote) => map.remotes[remote],
      async () => (await cache.load()).module,
    ),
    rendered,
    timeoutMs: state.remoteTimeoutMs,
    report: (remote, version, error) =>
      reportFailure({ kind: "load", remote, version, where: location.pathname }, error),
    afterLoad: (remote, version) => void reportOverwritten({ remote, version }),
    fetchCurrent: async (remote) => (await fetchMap(shell.version)).remotes[remote],
  });
  const store = browserStorage("localStorage");
  const host = createHost({
    store,
    seed: state.seed,
    origin: state.origin,
    apiBase: "/api",
    ...settingsIn(state.queries),
    preload: createPreload(routes, pages, cache, () => host.api.http, state.seed),
  });
  frame?.replaceApi(host.api);

  // Input during the load usually leads to a request.
  if (hasEarlyInput()) void host.preloadHttp().catch(() => undefined);

  const landing = owned && { remote: owned.remote, version: pages.version(owned.remote) };
  startTelemetry(shell, landing, Math.random);
  if (landing) beginSession(landing);
  onLeave((left) => void reportOverwritten(left));
  // Before the remote's code: if that blocks this tab, another tab reports it.
  startHeartbeat(store);
  let globalStyle: ReactNode;
  // The server's markup includes its rules, and they stay.
  if (state.rendered === "none")
    try {
      const { GlobalStyle } = await import("@promptfolio/ui/global-style");
      globalStyle = <GlobalStyle />;
    } catch (error) {
      host.api.report(error, SHELL_ID);
    }
  // What the page needs must be loaded before hydration, or React would discard the server's markup. The data cache
  // comes first: a remote that had to wait for it could seem to be slow. All of it is preloaded.
  if (state.readsData) await cache.load();
  const first = rendered ? await pages.load(rendered).catch(() => undefined) : undefined;
  await yieldToMain();

  const history = frame?.history ?? createBrowserHistory();
  let isHydrated = false;
  const app = (
    <Hydrated
      onHydrated={() => {
        isHydrated = true;
        replayEarlyInput();
        if (owned && !frame) whenShown(() => void yieldToMain().then(() => preloadNext(owned, map, pages)));
      }}
    >
      <GuardedRouter history={history}>
        <App
          host={host}
          cache={cache}
          pages={pages}
          routes={routes}
          preview={map.preview}
          globalStyle={globalStyle}
          onError={(error) => {
            if (!reportOverwritten(shownRelease()))
              reportFailure({ kind: "error", ...shell, where: "shell" }, error);
          }}
        />
      </GuardedRouter>
    </Hydrated>
  );
  // Only what the server rendered, in the same version, can be hydrated; the visitor may have gone back meanwhile.
  const isSamePath = state.pathname === history.location.pathname;
  const isSameVersion = first !== undefined && first.version === landing?.version;
  const isSame = isSamePath && (state.rendered === "frame" || isSameVersion);
  // React renders a changed part anew, and so removes what was added; other parts are hydrated later.
  const wasChanged = hasForeignElements(root);
  if (isSame)
    // In a transition React hydrates the page in slices, so that a slow phone stays responsive.
    startTransition(() => {
      hydrateRoot(root, app, {
        onRecoverableError: (error) =>
          reportFailure(
            { kind: "error", ...(landing ?? shell), where: "hydration" },
            error,
            wasChanged || hasForeignElements(root),
          ),
      });
    });
  else createRoot(root).render(app);

  // The visitor's early input comes first: until a new guest is identified, requests are sent one after the other.
  if (isSame && hasEarlyInput()) replayEarlyInput();
  if (frame) return;
  startSync(host, cache);
  const running = (id: string) => (id === SHELL_ID ? shell.version : pages.version(id));
  // After what a press leads to.
  onFirstInteraction(() =>
    whenPageIdle(() => loadGuardAndVersionCheck(() => isHydrated, host, history, running)),
  );
};
