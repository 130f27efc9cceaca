import type { ResolvedMap } from "@promptfolio/contracts/page";
import type { PageSource } from "../federation/page-module";
import type { OwnedRoute } from "../routing/owned-route";

/** The delay in browsers without an idle callback, in milliseconds. */
const IDLE_FALLBACK_MS = 1_500;

const whenIdle = (work: () => void): void => {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 5_000 });
  else setTimeout(work, IDLE_FALLBACK_MS);
};

/** When the browser is idle, fetches the remotes that visitors usually open next. */
export const preloadNextRemotes = ({ route }: OwnedRoute, map: ResolvedMap, pages: PageSource): void => {
  const next = (route.next ?? []).flatMap((remote) => {
    const first = map.remotes[remote]?.routes[0];
    return first ? [{ remote, page: first.page }] : [];
  });
  if (next.length === 0) return;
  const load = () => whenIdle(() => next.forEach((page) => void pages.load(page).catch(() => undefined)));
  // Deferred scripts load after the load event.
  if (document.readyState === "complete") load();
  else addEventListener("load", load, { once: true });
};
