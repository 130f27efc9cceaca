import { EARLY_SCRIPT } from "@promptfolio/host/early-input/early-script";
import * as query from "@promptfolio/host/query";
import { fontPreloads } from "@promptfolio/ui/global-style";
import { version } from "styled-components";
import { provided as eager } from "../federation/provided";
import { HEADER_ID } from "../layout/site-header";
import { THEME_SCRIPT } from "../layout/theme-choice";
import { renderShell } from "./render-shell";

/** The modules that are provided to remotes' server builds, so that they share this build's React. */
export const provided: Record<string, object> = { ...eager, "@promptfolio/host/query": query };

export const render = renderShell;

/** The head elements of every page. */
export const head = {
  fonts: fontPreloads,
  firstPainted: HEADER_ID,
  /** By these styled-components recognises the server's styles in the browser. */
  styleAttributes: { "data-styled": "true", "data-styled-version": version },
  script: `${THEME_SCRIPT};${EARLY_SCRIPT}`,
};
