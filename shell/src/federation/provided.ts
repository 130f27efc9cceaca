import * as host from "@promptfolio/host";
import * as router from "@promptfolio/host/router";
import * as react from "react";
import * as jsxRuntime from "react/jsx-runtime";
import * as reactDom from "react-dom";
import * as styledComponents from "styled-components";

/**
 * The modules that the host provides to every remote, both in the browser and on the server, so that each exists only
 * once. With those that are loaded later (`@promptfolio/host/query`) they must be exactly those that
 * `shared/remote-kit/webpack/shared-modules.ts` lists.
 */
export const provided: Record<string, object> = {
  react,
  "react/jsx-runtime": jsxRuntime,
  "react-dom": reactDom,
  "styled-components": styledComponents,
  "@promptfolio/host/router": router,
  "@promptfolio/host": host,
};
