import { PRODUCT_NAME } from "@promptfolio/contracts/product";
import { usePromptLimit, useSession } from "@promptfolio/host";
import { NavLink } from "@promptfolio/host/router";
import { Menu, X } from "@promptfolio/ui/icons";
import { NewViews } from "@promptfolio/ui/new-views";
import { useId } from "react";
import { AccountActions } from "./account-actions";
import { Allowance } from "./allowance";
import { BrandMark } from "./brand-mark";
import { GalleryLink } from "./gallery-link";
import { Bar, Brand, HeaderHeight, MenuButton, Nav, Note, Panel, Row } from "./site-header-style";
import { ThemeSwitch } from "./theme-switch";
import { useMenu } from "./use-menu";

/** The first paint waits for the header. */
export const HEADER_ID = "site-header";

/** The header of every page. On small screens its links and buttons fold into a menu. */
export const SiteHeader = () => {
  const { isOpen, toggle, header, button } = useMenu();
  const resetsAt = usePromptLimit((state) => state.resetsAt);
  const hasLimit = useSession().kind !== "administrator";
  const panel = useId();
  return (
    <Bar ref={header} id={HEADER_ID}>
      <HeaderHeight />
      <Row>
        <Brand to="/">
          <BrandMark />
          <span>{PRODUCT_NAME}</span>
        </Brand>
        <Allowance />
        <MenuButton
          ref={button}
          type="button"
          aria-label="Menu"
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={toggle}
        >
          {isOpen ? <X aria-hidden /> : <Menu aria-hidden />}
        </MenuButton>
        <Panel id={panel} data-open={isOpen}>
          <Nav aria-label="Main">
            <GalleryLink>Gallery</GalleryLink>
            <NavLink to="/templates">Templates</NavLink>
            <NavLink to="/help">Help</NavLink>
          </Nav>
          <ThemeSwitch />
          {hasLimit && (
            <Note aria-hidden>
              <NewViews at={resetsAt} />
            </Note>
          )}
          <AccountActions />
        </Panel>
      </Row>
    </Bar>
  );
};
