import type { SiteLocation } from "@promptfolio/contracts/host-api";

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The link that a click would follow within this tab and site. */
const linkOf = ({ target }: MouseEvent): HTMLAnchorElement | null => {
  const link = target instanceof Element ? target.closest("a") : null;
  return link && link.target === "" && link.origin === window.location.origin ? link : null;
};

/**
 * Follows links that are clicked in a part before it hydrates as a hydrated link does: within the page, where the browser
 * would load it from the server. What leads to a place in the page may be a button in disguise, and waits for its handler.
 * @param isPending whether the part still waits
 * @param hydrated resolves when it is hydrated
 * @returns stops it
 */
export const followEarlyLinks = (
  part: HTMLElement,
  isPending: () => boolean,
  hydrated: Promise<void>,
  navigate: (to: SiteLocation) => void,
): (() => void) => {
  const follow = (event: MouseEvent): void => {
    const link = linkOf(event);
    if (!isPending() || !link || !part.contains(link) || !isPlainClick(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (link.getAttribute("href")?.startsWith("#")) void hydrated.then(() => link.click());
    else navigate({ pathname: link.pathname, search: link.search, hash: link.hash });
  };
  // Before React hears of it: it either hydrates the part at this very click, or lets nobody else hear of the click.
  document.addEventListener("click", follow, true);
  return () => document.removeEventListener("click", follow, true);
};
