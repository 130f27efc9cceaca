import { fragmentOf } from "@promptfolio/lib/paths";
import { useEffect } from "react";

/** Long enough for a smooth scroll over the whole page, for browsers without the `scrollend` event. */
const MAX_GLIDE_MS = 1500;

/** Moves the sequential focus position to a section, so that the next Tab continues from there. */
const focusSection = (section: HTMLElement): void => {
  if (!section.hasAttribute("tabindex")) section.tabIndex = -1;
  section.focus({ preventScroll: true });
};

/** Makes the page's next scroll smooth. With reduced motion the shell's style sheet overrides this. */
const glideNext = (): void => {
  const { style } = document.documentElement;
  style.scrollBehavior = "smooth";
  const end = () => style.removeProperty("scroll-behavior");
  window.setTimeout(end, MAX_GLIDE_MS);
  window.addEventListener("scrollend", end, { once: true });
};

/** The id in a link to a part of the current page; undefined if it is no such link. */
export const anchorOf = (target: EventTarget | null, here: { origin: string; pathname: string }) => {
  const link = target instanceof Element ? target.closest("a") : undefined;
  if (!link || link.origin !== here.origin || link.pathname !== here.pathname) return undefined;
  return link.hash === "" ? undefined : fragmentOf(link.hash);
};

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** How long to wait for a section whose code is still loading, in milliseconds: enough for a slow phone and network. */
const TIMEOUT_MS = 30_000;

/** Events by which visitors scroll or go elsewhere: they end the wait. */
const INPUTS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Calls `act` once the section is in the page and is not the element `not`. Returns a function that stops waiting. */
const whenThere = (id: string, act: (section: HTMLElement) => void, not?: HTMLElement): (() => void) => {
  const look = (): boolean => {
    const section = document.getElementById(id);
    if (section === null || section === not) return false;
    act(section);
    return true;
  };
  if (look()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (look()) stop();
  });
  const timer = window.setTimeout(() => stop(), TIMEOUT_MS);
  const stop = (): void => {
    observer.disconnect();
    window.clearTimeout(timer);
    for (const input of INPUTS) window.removeEventListener(input, stop);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  for (const input of INPUTS) window.addEventListener(input, stop, { passive: true });
  return stop;
};

/**
 * Focuses a section while the page scrolls to it. If the section is not hydrated yet, React may render it again, once or
 * several times: scroll position and focus would be lost, so both are set again.
 * @returns a function that ends this
 */
const goTo = (id: string, section: HTMLElement): (() => void) => {
  let stop: () => void = () => undefined;
  const watch = (shown: HTMLElement): void => {
    stop = whenThere(
      id,
      (renderedAgain) => {
        renderedAgain.scrollIntoView();
        focusSection(renderedAgain);
        watch(renderedAgain);
      },
      shown,
    );
  };
  glideNext();
  focusSection(section);
  watch(section);
  return () => stop();
};

/** Scrolls smoothly to a section of this page and focuses it. */
export const scrollToSection = (id: string): void => {
  const section = document.getElementById(id);
  if (section === null) return;
  goTo(id, section);
  section.scrollIntoView();
};

/**
 * Makes in-page links scroll smoothly, the footer's too. Only scrolling caused by a press on a link is smooth: going
 * back must restore the position at once.
 */
export const useSmoothAnchors = (): void => {
  useEffect(() => {
    let giveUp = (): void => undefined;
    const press = (event: MouseEvent): void => {
      const id = isPlain(event) ? anchorOf(event.target, window.location) : undefined;
      if (id === undefined) return;
      const section = document.getElementById(id);
      if (section === null) return;
      giveUp();
      giveUp = goTo(id, section);
    };
    // Capturing: runs before the router handles the press and scrolls.
    document.addEventListener("click", press, { capture: true });
    // After a navigation from another page: the router looked for the section before it was rendered.
    const arrived = fragmentOf(window.location.hash);
    if (arrived && window.scrollY === 0) giveUp = whenThere(arrived, (section) => section.scrollIntoView());
    return () => {
      giveUp();
      document.removeEventListener("click", press, { capture: true });
    };
  }, []);
};
