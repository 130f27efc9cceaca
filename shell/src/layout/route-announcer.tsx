import { useLocation, useNavigationType } from "@promptfolio/host/router";
import { LiveRegion } from "@promptfolio/ui/live-region";
import { type RefObject, useContext, useEffect, useLayoutEffect, useRef, useState } from "react";
import { matchPage, RoutesContext } from "../routing/current-page";

const DURATION_MS = 200;
const KEYFRAMES = [{ opacity: 0, transform: "translateY(6px)" }, { opacity: 1 }];

/** Fades a new element in; shows it at once if the visitor prefers reduced motion, or the browser has no animations. */
const fadeIn = (element: HTMLElement): void => {
  if (!("animate" in element) || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  element.animate(KEYFRAMES, { duration: DURATION_MS, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" });
};

/**
 * Does what browsers do when a page loads: moves focus to the page's content and announces its title. Rendered before
 * the page, so that the page's own focus takes precedence.
 */
export const RouteAnnouncer = ({ main }: { main: RefObject<HTMLElement | null> }) => {
  const [title, setTitle] = useState("");
  const hasChanged = useRef(false);
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const { remote, route } = matchPage(useContext(RoutesContext), pathname)?.owned ?? {};
  const page = `${remote}/${route?.id}`;
  const previous = useRef<{ pathname: string; page: string }>(undefined);

  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = { pathname, page };
    if (before === undefined || before.pathname === pathname) return;
    // A URL that is replaced by its canonical one.
    if (before.page === page && kind === "REPLACE") return;
    hasChanged.current = true;
    main.current?.focus({ preventScroll: true });
    if (main.current) fadeIn(main.current);
  }, [pathname, page, kind, main]);

  // The title changes after the route, and again if it depends on data that is still being fetched.
  useEffect(() => {
    const element = document.querySelector("head > title");
    if (!element) return;
    const observer = new MutationObserver(() => hasChanged.current && setTitle(document.title));
    observer.observe(element, { childList: true });
    return () => observer.disconnect();
  }, []);

  return <LiveRegion>{title}</LiveRegion>;
};
