import { PRODUCT_NAME } from "@promptfolio/contracts/product";
import { usePromptLimit, useSession } from "@promptfolio/host";
import { NavLink, useLocation } from "@promptfolio/host/router";
import { Menu, X } from "@promptfolio/ui/icons";
import { NewViews } from "@promptfolio/ui/new-views";
import { useEffect, useId, useRef, useState } from "react";
import { AccountActions } from "./account-actions";
import { Allowance } from "./allowance";
import { BrandMark } from "./brand-mark";
import { GalleryLink } from "./gallery-link";
import { Bar, Brand, HeaderHeight, MenuButton, Nav, Note, Panel, Row } from "./site-header-style";
import { ThemeSwitch } from "./theme-switch";

/** The first paint waits for the header. */
export const HEADER_ID = "site-header";

/**
 * The header's menu on small screens: closed by its button, by Escape (which returns the focus), by navigating to a
 * page, and by leaving the header with the pointer or the focus.
 */
const useMenu = () => {
  const { key } = useLocation();
  // The history entry at which it is open: any navigation closes it.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;
  const header = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const { signal } = listening;
    const foldOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      setOpenAt(undefined);
      button.current?.focus();
    };
    const foldOnLeaving = ({ target }: Event): void => {
      if (target instanceof Node && !header.current?.contains(target)) setOpenAt(undefined);
    };
    document.addEventListener("keydown", foldOnEscape, { signal });
    document.addEventListener("pointerdown", foldOnLeaving, { signal });
    document.addEventListener("focusin", foldOnLeaving, { signal });
    return () => listening.abort();
  }, [isOpen]);

  return { isOpen, toggle: () => setOpenAt(isOpen ? undefined : key), header, button };
};

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
