import { HostContext, useHost } from "@promptfolio/host";
import { useRetryOnline } from "@promptfolio/host/hooks/use-online";
import { useLocation } from "@promptfolio/host/router";
import {
  createContext,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import { beginSession, onSessionEnd, retrySession, shownRelease } from "../guard/page-session";
import { reportOverwritten } from "../guard/restore-globals";
import { PageFailed } from "../layout/page-failed";
import { PageLoading } from "../layout/page-loading";
import { RemoteBoundary } from "../layout/remote-boundary";
import { showStylesOf } from "../layout/remote-styles";
import type { OwnedRoute } from "../routing/current-page";
import type { Release } from "../telemetry/stack-trace";
import { reportFailure, reportView } from "../telemetry/telemetry";
import { isLazy, type LoadedPage, type PageSource } from "./page-module";

export const PageSourceContext = createContext<PageSource | undefined>(undefined);

const usePageSource = (): PageSource => {
  const source = useContext(PageSourceContext);
  if (source === undefined) throw new Error("There is no source of pages here");
  return source;
};

type Loading =
  | { state: "loading"; from: "load" | "reload" | "loadFallback" }
  | { state: "failed"; isBroken: boolean }
  | { state: "ready"; page: LoadedPage };

/** The host's API for one release: what its parts report counts against it. */
const HostOf = ({ remote, version, children }: Release & { children: ReactNode }) => {
  const host = useHost();
  const own = useMemo(
    () => ({
      ...host,
      report: (error: unknown, where: string) =>
        reportFailure({ kind: "error", remote, version, where }, error),
    }),
    [host, remote, version],
  );
  return <HostContext value={own}>{children}</HostContext>;
};

/** A page of a remote: loads it if needed, and shows an error if it can't be loaded. */
export const RemotePage = ({ owned }: { owned: OwnedRoute }) => {
  const source = usePageSource();
  const { pathname } = useLocation();
  const { remote, route } = owned;
  const [loading, setLoading] = useState<Loading>(() => {
    const page = source.loaded({ remote, page: route.page });
    return page ? { state: "ready", page } : { state: "loading", from: "load" };
  });

  const from = loading.state === "loading" ? loading.from : undefined;
  useEffect(() => {
    if (from === undefined) return;
    let current = true;
    source[from]({ remote, page: route.page }).then(
      (page) => current && setLoading({ state: "ready", page }),
      () => current && setLoading({ state: "failed", isBroken: from === "loadFallback" }),
    );
    return () => {
      current = false;
    };
  }, [from, remote, route.page, source]);

  const retry = (): void => {
    retrySession({ remote, version: source.version(remote) });
    setLoading({ state: "loading", from: "reload" });
  };

  // A page that broke is already loaded; one that timed out may still load.
  const mayLoadLater = loading.state === "failed" && !loading.isBroken;
  useEffect(() => {
    if (!mayLoadLater) return;
    return source.onLoaded({ remote, page: route.page }, (page) => setLoading({ state: "ready", page }));
  }, [mayLoadLater, remote, route.page, source]);
  useRetryOnline(mayLoadLater, retry);

  // Before the page is painted.
  useLayoutEffect(() => showStylesOf(remote), [remote]);

  // Before the page's own effects, which are part of its session.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each URL that is opened counts
  useInsertionEffect(
    () => beginSession({ remote, version: source.version(remote) }),
    [remote, pathname, source],
  );
  const isReady = loading.state === "ready";
  // After the page's own effects, and before those of the shell around it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that is shown
  useEffect(() => {
    if (isReady) reportOverwritten(shownRelease());
  }, [pathname, isReady]);
  useEffect(() => onSessionEnd(remote, () => setLoading({ state: "failed", isBroken: true })), [remote]);

  // Counts pages that fail to load as well: failures are judged against these views.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each URL that is opened counts
  useEffect(() => reportView(remote, source.version(remote)), [remote, pathname, source]);

  if (loading.state === "loading") return <PageLoading />;
  if (loading.state === "failed") return <PageFailed remote={remote} onRetry={retry} />;
  const { version, Component } = loading.page;
  return (
    <RemoteBoundary
      key={version}
      report={(error) =>
        reportFailure({ kind: "error", remote, version, where: `page ${remote}/${route.id}` }, error)
      }
      onFailed={() => setLoading({ state: "loading", from: "loadFallback" })}
      fallback={<PageLoading />}
    >
      <HostOf remote={remote} version={version}>
        {isLazy(Component) ? (
          <Suspense fallback={<PageLoading />}>
            <Component />
          </Suspense>
        ) : (
          <Component />
        )}
      </HostOf>
    </RemoteBoundary>
  );
};
