import { HostContext } from "@promptfolio/host";
import { type QueryClient, QueryClientProvider } from "@promptfolio/host/query";
import type { ReactNode } from "react";
import { StyleSheetManager } from "styled-components";
import type { PageSource } from "../federation/page-module";
import { PageSourceContext } from "../federation/page-source-context";
import { NotificationCenterContext } from "../notifications/notification-context";
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
  cache: QueryClient;
  pages: PageSource;
  /** Null in a browser that received it with the page. */
  globalStyle: ReactNode;
  children: ReactNode;
}) => (
  <HostContext value={host.api}>
    <NotificationCenterContext value={host.notifications}>
      <QueryClientProvider client={cache}>
        <PageSourceContext value={pages}>
          <StyleSheetManager stylisPlugins={STYLE_PLUGINS}>
            {globalStyle}
            {children}
          </StyleSheetManager>
        </PageSourceContext>
      </QueryClientProvider>
    </NotificationCenterContext>
  </HostContext>
);
