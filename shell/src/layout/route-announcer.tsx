import { LiveRegion } from "@promptfolio/ui/live-region";
import { type RefObject, useEffect, useRef, useState } from "react";
import { fadeIn } from "./fade-in";
import { useRouteChange } from "./use-route-change";

/**
 * What a browser does by itself when a page loads: moves the focus to the page's content and announces its title.
 * Rendered before the page, so that a page which focuses something of its own has the last word.
 */
export const RouteAnnouncer = ({ main }: { main: RefObject<HTMLElement | null> }) => {
  const [title, setTitle] = useState("");
  const hasChanged = useRef(false);

  useRouteChange(() => {
    hasChanged.current = true;
    main.current?.focus({ preventScroll: true });
    if (main.current) fadeIn(main.current);
  });

  // The title changes after the route, and again if it names something that is still being fetched.
  useEffect(() => {
    const element = document.querySelector("head > title");
    if (!element) return;
    const observer = new MutationObserver(() => hasChanged.current && setTitle(document.title));
    observer.observe(element, { childList: true });
    return () => observer.disconnect();
  }, []);

  return <LiveRegion>{title}</LiveRegion>;
};
