import { Outlet, useLocation } from "@promptfolio/shared/router";
import { color, layer, radius, space } from "@promptfolio/shared/theme";
import { styled } from "styled-components";
import { HeadKeeper } from "../app/head-keeper";
import { ScrollKeeper } from "../app/scroll-keeper";
import { NotificationRegions } from "../notifications/notification-regions";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

const SkipLink = styled.a`
  position: absolute;
  inset-inline-start: ${space[4]};
  top: ${space[2]};
  z-index: ${layer.toast};
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.control};
  background: ${color.inverse};
  color: ${color.onInverse};
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
`;

const Main = styled.main`
  min-height: 70vh;
  &:focus {
    outline: none;
  }
`;

/** What every page stands in. */
export const SiteFrame = () => {
  const { pathname } = useLocation();
  return (
    <>
      <SkipLink href="#main">Skip to the content</SkipLink>
      <SiteHeader key={`header-${pathname.startsWith("/admin")}`} />
      <Main id="main" tabIndex={-1}>
        <Outlet />
      </Main>
      <SiteFooter />
      <NotificationRegions />
      <HeadKeeper />
      <ScrollKeeper />
    </>
  );
};
