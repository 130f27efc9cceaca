import { HydrateWhenVisible, lazyPart } from "@promptfolio/host";
import { Outlet } from "@promptfolio/host/router";
import { useRef } from "react";
import { styled } from "styled-components";
import { NotificationRegions } from "../notifications/notification-regions";
import { DocumentHead } from "../routing/document-head";
import { ScrollRestoration } from "../routing/scroll-restoration";
import { useCommandMenu, useShortcuts } from "../shortcuts/use-shortcuts";
import { OfflineStrip } from "./offline-strip";
import { RouteAnnouncer } from "./route-announcer";
import { SiteHeader } from "./site-header";
import { SkipLink } from "./skip-link";

const SiteFooter = lazyPart(() => import(/* webpackChunkName: "footer" */ "./site-footer"));

/** At least as high as the window, so that the footer is not visible before the page is. */
const Main = styled.main`
  min-height: calc(100dvh - var(--header-height));
`;

export const SiteFrame = () => {
  const main = useRef<HTMLElement>(null);
  const shortcuts = useShortcuts();
  const commandMenu = useCommandMenu();
  return (
    <>
      <SkipLink main={main} />
      <SiteHeader />
      <OfflineStrip />
      <RouteAnnouncer main={main} />
      <Main ref={main} id="main" tabIndex={-1}>
        <Outlet />
      </Main>
      <HydrateWhenVisible>
        <SiteFooter onShortcuts={() => void shortcuts.open()} />
      </HydrateWhenVisible>
      <NotificationRegions />
      {shortcuts.dialog}
      {commandMenu}
      <DocumentHead />
      <ScrollRestoration />
    </>
  );
};

/** The layout of a page in a frame: the site's page around it has the rest. */
export const BareFrame = () => (
  <>
    <main>
      <Outlet />
    </main>
    <DocumentHead />
  </>
);
