import type { ResolvedMap } from "@promptfolio/contracts/page";
import { whenIdle } from "@promptfolio/host/hooks/when-idle";
import type { PageSource } from "../federation/page-module";
import type { OwnedRoute } from "../routing/owned-route";

/** How long the remotes may wait for the browser to be idle, in milliseconds. */
const IDLE_TIMEOUT_MS = 5_000;

/** The delay in browsers that don't tell when they are idle, in milliseconds. */
const FALLBACK_DELAY_MS = 1_500;

interface Dependencies {
  map: ResolvedMap;
  pages: PageSource;
}

/** When the browser is idle, fetches the remotes that visitors usually open next. */
export const preloadNext = ({ route }: OwnedRoute, { map, pages }: Dependencies): void => {
  // Only a head start: a navigation loads it again and reports any error.
  const loadAll = (): void => {
    for (const remote of route.next ?? []) {
      const first = map.remotes[remote]?.routes[0];
      if (first) pages.load({ remote, page: first.page }).catch(() => undefined);
    }
  };
  const load = () => whenIdle(loadAll, IDLE_TIMEOUT_MS, FALLBACK_DELAY_MS);
  // Deferred scripts load after the load event.
  if (document.readyState === "complete") load();
  else addEventListener("load", load, { once: true });
};
