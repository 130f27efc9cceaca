import { useHost } from "@promptfolio/host";
import { useContext, useEffect, useState } from "react";
import { DiscoverContext } from "../routing/site-routes";
import { PageFailed } from "./page-failed";
import { PageLoading } from "./page-loading";

/** A page of a remote that this tab does not know yet: fetches the other remotes, and shows the page then. */
export const UnknownPage = () => {
  const discover = useContext(DiscoverContext);
  const { report } = useHost();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (hasFailed) return undefined;
    let isCurrent = true;
    discover().catch((error: unknown) => {
      report(error, "map");
      if (isCurrent) setFailed(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [hasFailed, discover, report]);

  return hasFailed ? <PageFailed remote="unknown" onRetry={() => setFailed(false)} /> : <PageLoading />;
};
