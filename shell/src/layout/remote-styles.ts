import { INERT_MEDIA } from "@promptfolio/contracts/page";
import { SHELL_ID } from "@promptfolio/contracts/release";

const RELEASE_URL = /^\/r\/([^/]+)\//;

/** The remote whose release a style sheet belongs to; undefined for others. */
const remoteOfStyleSheet = ({ href }: HTMLLinkElement): string | undefined => {
  const remote = RELEASE_URL.exec(new URL(href, location.href).pathname)?.[1];
  return remote === SHELL_ID ? undefined : remote;
};

let shown: string | undefined;
let observer: MutationObserver | undefined;

const toggle = (link: HTMLLinkElement): void => {
  const remote = remoteOfStyleSheet(link);
  if (remote === undefined) return;
  // Bundlers don't add a style sheet again that has this attribute, or this URL, which must then be complete.
  link.dataset["href"] ??= link.href;
  if (remote !== shown && link.media !== INERT_MEDIA) {
    link.dataset["media"] = link.media;
    // A browser still fetches it, so that code that waits for it goes on.
    link.media = INERT_MEDIA;
  } else if (remote === shown && link.dataset["media"] !== undefined) {
    link.media = link.dataset["media"];
    delete link.dataset["media"];
  }
};

const toggleAll = (): void => {
  for (const link of document.head.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")) toggle(link);
};

/**
 * Enables the style sheets of the remote whose page is shown, and disables those of the others: also those that are
 * added later, as when another remote is fetched in advance.
 */
export const showStylesOf = (remote: string): void => {
  shown = remote;
  toggleAll();
  if (observer) return;
  observer = new MutationObserver(toggleAll);
  observer.observe(document.head, { childList: true });
};
