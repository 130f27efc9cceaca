import {
  PAGE_STATE_ID,
  type PageState,
  parsePageState,
  type ResolvedMap,
  type ResolvedRemote,
  ROOT_ID,
} from "@promptfolio/contracts/page";
import { containerNameOf } from "@promptfolio/contracts/release";
import type { RemoteConfig } from "@promptfolio/contracts/remote";

/** The constant version of everything that is served from source. */
export const DEV_VERSION = "0.0.0-dev";

/** The remote on this machine, in the format of a site's map. */
export const localRelease = ({ id, hostApi, routes }: RemoteConfig): ResolvedRemote => {
  const base = `/r/${id}/${DEV_VERSION}/`;
  return {
    version: DEV_VERSION,
    base,
    entry: `${base}remote-entry.js`,
    integrity: "",
    hostApi,
    containerName: containerNameOf(id, DEV_VERSION),
    routes,
    unusable: null,
    fallback: null,
  };
};

export const withLocalRelease = (map: ResolvedMap, config: RemoteConfig): ResolvedMap => ({
  ...map,
  remotes: { ...map.remotes, [config.id]: localRelease(config) },
});

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(".", "\\.").replaceAll(/:[^/]+/g, "[^/]+")}/?$`, "i");

/** Whether a path of the site is one of this remote's pages. */
export const ownsPath = ({ routes }: RemoteConfig, pathname: string): boolean =>
  routes.some(({ paths }) => paths.some((path) => path !== "*" && patternOf(path).test(pathname)));

const STATE_OPENING = `<script type="application/json" id="${PAGE_STATE_ID}">`;
const ROOT_OPENING = `<div id="${ROOT_ID}">`;

/**
 * A page of the live site with one remote from this machine. A page of that remote is rendered in the browser only: the
 * site's HTML is from another version, or is its page for missing pages.
 * @param isOwn whether the page belongs to the remote
 */
export const withLocalRemote = (html: string, config: RemoteConfig, isOwn: boolean): string => {
  const [start, rootAt] = [html.indexOf(STATE_OPENING), html.indexOf(ROOT_OPENING)];
  const end = html.indexOf("</script>", start);
  if (start < 0 || end < 0 || rootAt < 0) return html;
  const state = parsePageState(html.slice(start + STATE_OPENING.length, end));
  const map = withLocalRelease(state.map, config);
  const local: PageState = isOwn ? { ...state, map, rendered: "none", queries: [] } : { ...state, map };
  const before = isOwn ? `${html.slice(0, rootAt)}${ROOT_OPENING}</div>` : html.slice(0, start);
  return `${before}${STATE_OPENING}${JSON.stringify(local).replaceAll("<", "\\u003c")}${html.slice(end)}`;
};
