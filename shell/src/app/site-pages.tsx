import type { ResolvedMap } from "@promptfolio/contracts/page";
import { useRoutes } from "@promptfolio/host/router";
import { useCallback, useReducer } from "react";
import { RemoteBoundary } from "../federation/remote-boundary";
import { PreviewBar } from "../layout/preview-bar";
import { UnexpectedError } from "../layout/unexpected-error";
import { RoutesContext } from "../routing/current-page";
import { DiscoverContext, type SiteRoutes } from "../routing/site-routes";

/** Rendered again for a page that was unknown, and not whenever other remotes become known. */
const Pages = ({ routes }: { routes: SiteRoutes }) => {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const discover = useCallback(async () => {
    await routes.complete();
    renderAgain();
  }, [routes]);
  const known = routes.get();
  return (
    <RoutesContext value={known}>
      <DiscoverContext value={discover}>{useRoutes(known)}</DiscoverContext>
    </RoutesContext>
  );
};

/** The site: the page at the current URL, in the shell's frame. */
export const SitePages = ({
  routes,
  preview,
  onError,
}: {
  routes: SiteRoutes;
  preview: ResolvedMap["preview"];
  /** Called when the shell itself fails. */
  onError: (error: unknown) => void;
}) => (
  <>
    <PreviewBar preview={preview} />
    <RemoteBoundary onError={onError} fallback={<UnexpectedError />}>
      <Pages routes={routes} />
    </RemoteBoundary>
  </>
);
