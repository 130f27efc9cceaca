import { PAGE_STATE_ID, type PageState, parsePageState, ROOT_ID } from "@promptfolio/contracts/page";
import type { RemoteConfig } from "@promptfolio/contracts/remote";
import { withLocalRelease } from "./local-release";

const STATE_OPENING = `<script type="application/json" id="${PAGE_STATE_ID}">`;
const ROOT_OPENING = `<div id="${ROOT_ID}">`;

const stateJson = (state: PageState): string => JSON.stringify(state).replaceAll("<", "\\u003c");

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
  return `${before}${STATE_OPENING}${stateJson(local)}${html.slice(end)}`;
};
