import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
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

/** Serves the host, and passes its other requests on to the site, where the API and the pictures are. */
const serve = (html: string, site: URL): Promise<Server> => {
  const respond = async ({ url = "/", method = "GET" }: IncomingMessage, response: ServerResponse) => {
    if (url === "/") return response.setHeader("Content-Type", "text/html; charset=utf-8").end(html);
    const passed = await fetch(new URL(url, site), { method });
    response.writeHead(passed.status, { "Content-Type": passed.headers.get("content-type") ?? "text/plain" });
    return response.end(Buffer.from(await passed.arrayBuffer()));
  };
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
};

/**
 * Opens a page of a release in such a host on another origin, through the release's `mf-manifest.json`. The host is
 * served until the page is closed.
 */
export const openInPlainHost = async (page: Page, manifest: URL, exposed: string): Promise<void> => {
  const server = await serve(
    `<!doctype html><body data-manifest="${manifest.href}" data-page="${exposed}"><div id="root"></div>
<script type="module">${(await bundle()).replaceAll("</script", "<\\/script")}</script>`,
    manifest,
  );
  page.once("close", () => server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The plain host has no port");
  await page.goto(`http://127.0.0.1:${address.port}/`);
};
