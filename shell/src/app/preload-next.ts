import type { ResolvedFile, ResolvedMap } from "@promptfolio/contracts/page";
import type { PageSource } from "../federation/page-module";
import type { OwnedRoute } from "../routing/current-page";

/**
 * Fetches scripts for the next page, without running them. For the time in which the line is free, because this page's
 * scripts are being evaluated: whoever presses a link soon doesn't have to wait for them.
 */
export const prefetchScripts = (scripts: readonly ResolvedFile[]): void => {
  for (const { path, integrity } of scripts)
    document.head.append(
      Object.assign(document.createElement("link"), {
        rel: "prefetch",
        as: "script",
        href: path,
        integrity,
        crossOrigin: "anonymous",
      }),
    );
};

interface Dependencies {
  map: ResolvedMap;
  pages: PageSource;
}

/**
 * Loads the remotes that visitors usually open next. Not when the browser is idle: on a slow phone it is busy for seconds
 * after the page can be pressed.
 */
export const preloadNext = ({ route }: OwnedRoute, { map, pages }: Dependencies): void => {
  for (const remote of route.next ?? []) {
    const first = map.remotes[remote]?.routes[0];
    // Only a head start: a navigation loads it again and reports any error.
    if (first) pages.load({ remote, page: first.page }).catch(() => undefined);
  }
};
