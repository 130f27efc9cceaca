import { useLocation } from "@promptfolio/host/router";
import { useEffect, useState } from "react";
import type { OwnedRoute } from "../app/routes";
import { PageFailed } from "../layout/page-failed";
import { PageLoading } from "../layout/page-loading";
import { reportFailure, reportView } from "../telemetry/telemetry";
import type { LoadedPage } from "./page-module";
import { usePageSource } from "./page-source-context";
import { RemoteBoundary } from "./remote-boundary";

type Loading =
  | { state: "loading"; from: "load" | "renew" | "fallBack" }
  | { state: "failed"; isBroken: boolean }
  | { state: "ready"; page: LoadedPage };

/** A page of a remote: loads it if it isn't here yet, and says so if it can't be had. */
export const RemotePage = ({ owned }: { owned: OwnedRoute }) => {
  const source = usePageSource();
  const { pathname } = useLocation();
  const { remote, route } = owned;
  const [loading, setLoading] = useState<Loading>(() => {
    const page = source.peek({ remote, page: route.page });
    return page ? { state: "ready", page } : { state: "loading", from: "load" };
  });

  const from = loading.state === "loading" ? loading.from : null;
  useEffect(() => {
    if (from === null) return;
    let current = true;
    source[from]({ remote, page: route.page }).then(
      (page) => current && setLoading({ state: "ready", page }),
      () => current && setLoading({ state: "failed", isBroken: from === "fallBack" }),
    );
    return () => {
      current = false;
    };
  }, [from, remote, route.page, source]);

  // What can't be drawn is here already; what could not be had may still come.
  const mayArrive = loading.state === "failed" && !loading.isBroken;
  useEffect(() => {
    if (!mayArrive) return;
    return source.onArrival({ remote, page: route.page }, (page) => setLoading({ state: "ready", page }));
  }, [mayArrive, remote, route.page, source]);

  // Also a page that can't be had was asked for: failures are judged against these.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address that is opened counts
  useEffect(() => reportView(remote, source.version(remote)), [remote, pathname, source]);

  if (loading.state === "loading") return <PageLoading />;
  if (loading.state === "failed")
    return <PageFailed remote={remote} onRetry={() => setLoading({ state: "loading", from: "renew" })} />;
  const { version, Component } = loading.page;
  return (
    <RemoteBoundary
      key={version}
      onError={(error) => {
        reportFailure({ kind: "error", remote, version, where: `page ${remote}/${route.id}` }, error);
        setLoading({ state: "loading", from: "fallBack" });
      }}
      fallback={<PageLoading />}
    >
      <Component />
    </RemoteBoundary>
  );
};
