import { fontPreloads } from "@promptfolio/shared/ui/global-style";
import { provided } from "../federation/provided";
import { THEME_SCRIPT } from "../layout/theme-choice";
import { renderShell } from "./render-shell";

/** The modules that remotes' server builds are given, so that they share this build's React. */
export { provided };

export const render = renderShell;

/** What stands in every page's head. */
export const head = { fonts: fontPreloads, themeScript: THEME_SCRIPT };
