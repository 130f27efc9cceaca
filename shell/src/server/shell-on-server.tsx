import * as query from "@promptfolio/host/query";
import { fallbackFontFaces, fontPreloads } from "@promptfolio/ui/global-style";
import { version } from "styled-components";
import { provided as eager } from "../federation/provided";
import { HEADER_ID } from "../layout/site-header";
import { renderShell } from "./render-shell";

/** The modules that are provided to remotes' server builds, so that they share this build's React. */
export const provided: Record<string, object> = { ...eager, "@promptfolio/host/query": query };

export const render = renderShell;

/** What the descriptor of the shell's release says about the documents of its pages, beside the inline script. */
export const document = {
  fonts: fontPreloads,
  fontFaces: fallbackFontFaces,
  firstPainted: HEADER_ID,
  styleAttributes: { "data-styled": "true", "data-styled-version": version },
};
