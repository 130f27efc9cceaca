import type { ResolvedMap } from "@promptfolio/contracts/page";
import type { PageSource } from "../federation/page-module";
import type { OwnedRoute } from "../routing/current-page";
import { whenPageIdle } from "../when-page-idle";

interface Dependencies {
  map: ResolvedMap;
  pages: PageSource;
}

/** When the browser is idle, fetches the remotes that visitors usually open next. */
export const preloadNext = ({ route }: OwnedRoute, { map, pages }: Dependencies): void =>
  // Only a head start: a navigation loads it again and reports any error.
  whenPageIdle(() => {
    for (const remote of route.next ?? []) {
      const first = map.remotes[remote]?.routes[0];
      if (first) pages.load({ remote, page: first.page }).catch(() => undefined);
    }
  });
