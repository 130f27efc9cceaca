import { LiveRegion } from "@promptfolio/ui/live-region";
import { type RefObject, useEffect, useRef, useState } from "react";
import { fadeIn } from "./fade-in";
import { useArrival } from "./use-arrival";

/**
 * What a browser does by itself when a page loads: the focus begins anew at the page's content, and its title is said.
 * Stands before the page, so that one which focuses something of its own when it appears has the last word.
 */
export const Arrival = ({ main }: { main: RefObject<HTMLElement | null> }) => {
  const [title, setTitle] = useState("");
  const hasArrived = useRef(false);

  useArrival(() => {
    hasArrived.current = true;
    main.current?.focus({ preventScroll: true });
    if (main.current) fadeIn(main.current);
  });

  // The title changes a moment after the arrival, and once more if it names something that is still being fetched.
  useEffect(() => {
    const element = document.querySelector("head > title");
    if (!element) return;
    const observer = new MutationObserver(() => hasArrived.current && setTitle(document.title));
    observer.observe(element, { childList: true });
    return () => observer.disconnect();
  }, []);

  return <LiveRegion>{title}</LiveRegion>;
};
