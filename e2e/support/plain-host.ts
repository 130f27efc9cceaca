import type { Page } from "@playwright/test";
import { build } from "esbuild";
import { ROOT } from "./product";

/** A host as another team would write it: Module Federation's runtime, the shared modules, and a plain host API. */
const SOURCE = `
import { createInstance } from "@module-federation/enhanced/runtime";
import injectExternalRuntimeCore from "@module-federation/inject-external-runtime-core-plugin";
import * as host from "@promptfolio/host";
import { HostProvider } from "@promptfolio/host/host-provider";
import { createPlainHost } from "@promptfolio/host/plain-host";
import * as query from "@promptfolio/host/query";
import * as router from "@promptfolio/host/router";
import * as react from "react";
import * as jsxRuntime from "react/jsx-runtime";
import * as reactDom from "react-dom";
import { createRoot } from "react-dom/client";
import * as styledComponents from "styled-components";

const modules = {
  react,
  "react/jsx-runtime": jsxRuntime,
  "react-dom": reactDom,
  "styled-components": styledComponents,
  "@promptfolio/host": host,
  "@promptfolio/host/query": query,
  "@promptfolio/host/router": router,
};
const provide = ([name, module]) => [name, { version: module.version ?? "1.0.0", lib: () => module, shareConfig: { singleton: true, requiredVersion: false } }];
const { manifest, page } = document.body.dataset;
const federation = createInstance({
  name: "plain-host",
  remotes: [{ name: "remote", entry: manifest }],
  shared: Object.fromEntries(Object.entries(modules).map(provide)),
  plugins: [injectExternalRuntimeCore()],
});
const { default: Remote } = await federation.loadRemote("remote/" + page);
createRoot(document.getElementById("root")).render(
  react.createElement(HostProvider, { host: createPlainHost() }, react.createElement(Remote)),
);
`;

const bundle = async (): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: SOURCE, resolveDir: `${ROOT}/shared/remote-kit` },
    bundle: true,
    write: false,
    format: "esm",
    platform: "browser",
    target: "es2022",
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "error",
  });
  return outputFiles[0]?.text ?? "";
};

/** The site under another name, which is another origin. */
const otherOrigin = ({ port, hostname }: URL): string =>
  `http://${hostname === "localhost" ? "127.0.0.1" : "localhost"}:${port}`;

/** Opens a page of a release in such a host on another origin, through the release's `mf-manifest.json`. */
export const openInPlainHost = async (page: Page, manifest: URL, exposed: string): Promise<void> => {
  const url = `${otherOrigin(manifest)}/plain-host`;
  const body = `<!doctype html><body data-manifest="${manifest.href}" data-page="${exposed}"><div id="root"></div>
<script type="module">${(await bundle()).replaceAll("</script", "<\\/script")}</script>`;
  await page.route(url, (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body }));
  await page.goto(url);
};
