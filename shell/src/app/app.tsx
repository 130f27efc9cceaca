import type { ResolvedMap } from "@promptfolio/contracts/page";
import { HostContext } from "@promptfolio/host";
import { type DataCache, DataCacheContext } from "@promptfolio/host/data-cache";
import { type RouteObject, useRoutes } from "@promptfolio/host/router";
import type { ReactNode } from "react";
import { StyleSheetManager } from "styled-components";
import type { PageSource } from "../federation/page-module";
import { PageSourceContext } from "../federation/remote-page";
import { PreviewBar } from "../layout/preview-bar";
import { RemoteBoundary } from "../layout/remote-boundary";
import { UnexpectedError } from "../layout/unexpected-error";
import { NotificationCenterContext } from "../notifications/notification-center";
import { RoutesContext } from "../routing/current-page";
import type { Host } from "./host";
import { nestConditions } from "./nest-conditions";

const STYLE_PLUGINS = [nestConditions];

const Pages = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);

/** The site in a router: the page at the current URL, in the shell's frame. The same on the server and in the browser. */
export const App = ({
  host,
  cache,
  pages,
  routes,
  preview,
  globalStyle,
  onError,
}: {
  host: Host;
  cache: DataCache;
  pages: PageSource;
  routes: RouteObject[];
  preview: ResolvedMap["preview"];
  /** Nothing in a browser that received it with the page. */
  globalStyle: ReactNode;
  /** Called when the shell itself fails. */
  onError: (error: unknown) => void;
}) => (
  <HostContext value={host.api}>
    <NotificationCenterContext value={host.notifications}>
      <DataCacheContext value={cache}>
        <PageSourceContext value={pages}>
          <RoutesContext value={routes}>
            <StyleSheetManager stylisPlugins={STYLE_PLUGINS}>
              {globalStyle}
              <PreviewBar preview={preview} />
              <RemoteBoundary report={onError} fallback={<UnexpectedError />}>
                <Pages routes={routes} />
              </RemoteBoundary>
            </StyleSheetManager>
          </RoutesContext>
        </PageSourceContext>
      </DataCacheContext>
    </NotificationCenterContext>
  </HostContext>
);
