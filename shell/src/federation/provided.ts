import * as host from "@promptfolio/host";
import * as query from "@promptfolio/host/query";
import * as router from "@promptfolio/host/router";
import * as react from "react";
import * as jsxRuntime from "react/jsx-runtime";
import * as reactDom from "react-dom";
import * as styledComponents from "styled-components";

/**
 * The modules that the host provides to every remote, both in the browser and on the server, so that each exists only
 * once. Must contain exactly those that `shared/remote-kit/webpack/shared-modules.ts` lists.
 */
export const provided: Record<string, object> = {
  react,
  "react/jsx-runtime": jsxRuntime,
  "react-dom": reactDom,
  "styled-components": styledComponents,
  "@promptfolio/host/router": router,
  "@promptfolio/host/query": query,
  "@promptfolio/host": host,
};
