import { useHost } from "@promptfolio/shared/host";
import { type ComponentType, useCallback, useEffect, useState } from "react";
import type { OwnedRoute } from "../app/routes";
import { PageFailed } from "../layout/page-failed";
import { PageLoading } from "../layout/page-loading";
import { usePageSource } from "./page-source-context";
import { RemoteBoundary } from "./remote-boundary";

type Loading = { state: "loading" } | { state: "failed" } | { state: "ready"; Page: ComponentType };

/** A page of a remote: loads it if it isn't here yet, and says so if it can't be had. */
export const RemotePage = ({ owned }: { owned: OwnedRoute }) => {
  const source = usePageSource();
  const host = useHost();
  const { remote, route } = owned;
  const [loading, setLoading] = useState<Loading>(() => {
    const Page = source.peek({ remote, page: route.page });
    return Page ? { state: "ready", Page } : { state: "loading" };
  });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (loading.state !== "loading") return;
    let current = true;
    source.load({ remote, page: route.page }).then(
      (Page) => current && setLoading({ state: "ready", Page }),
      () => current && setLoading({ state: "failed" }),
    );
    return () => {
      current = false;
    };
  }, [loading.state, remote, route.page, source]);

  const retry = useCallback(() => {
    setLoading({ state: "loading" });
    setAttempt((count) => count + 1);
  }, []);

  if (loading.state === "loading") return <PageLoading />;
  if (loading.state === "failed") return <PageFailed remote={remote} onRetry={retry} />;
  return (
    <RemoteBoundary
      key={attempt}
      onError={(error) => host.report(error, `page ${remote}/${route.id}`)}
      fallback={<PageFailed remote={remote} onRetry={() => setAttempt((count) => count + 1)} />}
    >
      <loading.Page />
    </RemoteBoundary>
  );
};
