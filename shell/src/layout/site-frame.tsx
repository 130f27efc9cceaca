import { Outlet } from "@promptfolio/host/router";
import { useRef } from "react";
import { styled } from "styled-components";
import { HeadKeeper } from "../app/head-keeper";
import { ScrollKeeper } from "../app/scroll-keeper";
import { NotificationRegions } from "../notifications/notification-regions";
import { Arrival } from "./arrival";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { SkipLink } from "./skip-link";

/** As high as the window, so that the footer does not come into sight before the page does. */
const Main = styled.main`
  min-height: calc(100dvh - var(--header-height));
`;

/** What every page stands in. */
export const SiteFrame = () => {
  const main = useRef<HTMLElement>(null);
  return (
    <>
      <SkipLink main={main} />
      <SiteHeader />
      <Arrival main={main} />
      <Main ref={main} id="main" tabIndex={-1}>
        <Outlet />
      </Main>
      <SiteFooter />
      <NotificationRegions />
      <HeadKeeper />
      <ScrollKeeper />
    </>
  );
};
