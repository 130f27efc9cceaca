import { fontPreloads } from "@promptfolio/ui/global-style";
import { EARLY_SCRIPT } from "../early/early-input";
import { provided } from "../federation/provided";
import { THEME_SCRIPT } from "../layout/theme-choice";
import { renderShell } from "./render-shell";

/** The modules that remotes' server builds are given, so that they share this build's React. */
export { provided };

export const render = renderShell;

/** What stands in every page's head. Both scripts go as one, as each carries a nonce. */
export const head = { fonts: fontPreloads, themeScript: `${THEME_SCRIPT};${EARLY_SCRIPT}` };
