import type { ResolvedMap } from "@promptfolio/contracts/page";
import { type RouteObject, useRoutes } from "@promptfolio/host/router";
import { PreviewBar } from "../layout/preview-bar";
import { RemoteBoundary } from "../layout/remote-boundary";
import { UnexpectedError } from "../layout/unexpected-error";
import { RoutesContext } from "../routing/current-page";

const Pages = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);

/** The site: the page at the current URL, in the shell's frame. */
export const SitePages = ({
  routes,
  preview,
  onError,
}: {
  routes: RouteObject[];
  preview: ResolvedMap["preview"];
  /** Called when the shell itself fails. */
  onError: (error: unknown) => void;
}) => (
  <RoutesContext value={routes}>
    <PreviewBar preview={preview} />
    <RemoteBoundary report={onError} fallback={<UnexpectedError />}>
      <Pages routes={routes} />
    </RemoteBoundary>
  </RoutesContext>
);
