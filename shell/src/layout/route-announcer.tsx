import { LiveRegion } from "@promptfolio/ui/live-region";
import { type RefObject, useEffect, useRef, useState } from "react";
import { fadeIn } from "./fade-in";
import { useRouteChange } from "./use-route-change";

/**
 * Does what browsers do when a page loads: moves focus to the page's content and announces its title. Rendered before
 * the page, so that the page's own focus takes precedence.
 */
export const RouteAnnouncer = ({ main }: { main: RefObject<HTMLElement | null> }) => {
  const [title, setTitle] = useState("");
  const hasChanged = useRef(false);

  useRouteChange(() => {
    hasChanged.current = true;
    main.current?.focus({ preventScroll: true });
    if (main.current) fadeIn(main.current);
  });

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
