import type { SiteLocation } from "@promptfolio/contracts/host-api";

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The link that a click follows within this tab and site. */
export const followedLink = (event: MouseEvent): HTMLAnchorElement | undefined => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || !isPlainClick(event) || link.target !== "" || link.hasAttribute("download")) return undefined;
  return link.origin === window.location.origin ? link : undefined;
};

/**
 * Handles clicks on links in a part that is not hydrated yet. Navigates within the tab as a hydrated link does; the
 * browser would load the page from the server. A link to an anchor (`#…`) may act as a button, so it is clicked again
 * when its handler is ready.
 * @param isPending whether the part still waits for hydration
 * @param hydrated resolves when it is hydrated
 * @returns the function that stops this
 */
export const followEarlyLinks = (
  part: HTMLElement,
  isPending: () => boolean,
  hydrated: Promise<void>,
  navigate: (to: SiteLocation) => void,
): (() => void) => {
  const follow = (event: MouseEvent): void => {
    const link = followedLink(event);
    if (!isPending() || !link || !part.contains(link)) return;
    event.preventDefault();
    event.stopPropagation();
    if (link.getAttribute("href")?.startsWith("#")) void hydrated.then(() => link.click());
    else navigate({ pathname: link.pathname, search: link.search, hash: link.hash });
  };
  // Capturing: runs before React's listener, which would either hydrate the part on this click or stop the event.
  document.addEventListener("click", follow, true);
  return () => document.removeEventListener("click", follow, true);
};
