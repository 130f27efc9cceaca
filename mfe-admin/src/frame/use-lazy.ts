import { useHost } from "@promptfolio/host";
import { useRetryOnline } from "@promptfolio/host/hooks/use-online";
import { type ComponentType, useCallback, useEffect, useState } from "react";

type Loading<Props> =
  | { state: "loading" }
  | { state: "failed" }
  | { state: "ready"; Component: ComponentType<Props> };

/**
 * Loads a component from its own chunk. Unlike React's `lazy`, a failed load can be retried, and is
 * when the browser is back online.
 * `load` must be stable; `name` is for reports.
 */
export const useLazy = <Props>(name: string, load: () => Promise<{ default: ComponentType<Props> }>) => {
  const host = useHost();
  const [loading, setLoading] = useState<Loading<Props>>({ state: "loading" });

  useEffect(() => {
    if (loading.state !== "loading") return;
    let current = true;
    load().then(
      (module) => current && setLoading({ state: "ready", Component: module.default }),
      (error: unknown) => {
        host.report(error, `admin ${name}`);
        if (current) setLoading({ state: "failed" });
      },
    );
    return () => {
      current = false;
    };
  }, [loading.state, load, name, host]);

  const retry = useCallback(() => setLoading({ state: "loading" }), []);
  useRetryOnline(loading.state === "failed", retry);
  return { loading, retry };
};
