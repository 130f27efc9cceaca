import { HostContext } from "@promptfolio/host";
import { type DataCache, DataCacheContext } from "@promptfolio/host/data-cache";
import type { ReactNode } from "react";
import { StyleSheetManager } from "styled-components";
import type { PageSource } from "../federation/page-module";
import { PageSourceContext } from "../federation/remote-page";
import { NotificationCenterContext } from "../notifications/notification-center";
import type { Host } from "./host";
import { nestConditions } from "./nest-conditions";

const STYLE_PLUGINS = [nestConditions];

/** Provides the contexts of the whole page; the same on the server and in the browser. */
export const App = ({
  host,
  cache,
  pages,
  globalStyle,
  children,
}: {
  host: Host;
  cache: DataCache;
  pages: PageSource;
  /** Nothing in a browser that received it with the page. */
  globalStyle: ReactNode;
  children: ReactNode;
}) => (
  <HostContext value={host.api}>
    <NotificationCenterContext value={host.notifications}>
      <DataCacheContext value={cache}>
        <PageSourceContext value={pages}>
          <StyleSheetManager stylisPlugins={STYLE_PLUGINS}>
            {globalStyle}
            {children}
          </StyleSheetManager>
        </PageSourceContext>
      </DataCacheContext>
    </NotificationCenterContext>
  </HostContext>
);
