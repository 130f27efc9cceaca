import type { Page } from "@playwright/test";
import { build } from "esbuild";
import { ROOT } from "./product";

/** A host without any Promptfolio code: Module Federation's runtime, and the shared modules of the manifest. */
const SOURCE = `
import { createInstance } from "@module-federation/enhanced/runtime";
import injectExternalRuntimeCore from "@module-federation/inject-external-runtime-core-plugin";
import * as react from "react";
import * as jsxRuntime from "react/jsx-runtime";
import * as reactDom from "react-dom";
import { createRoot } from "react-dom/client";
import * as styledComponents from "styled-components";

const modules = { react, "react/jsx-runtime": jsxRuntime, "react-dom": reactDom, "styled-components": styledComponents };
const provide = ([name, module]) => [name, { version: (module.version ?? react.version), lib: () => module, shareConfig: { singleton: true, requiredVersion: false } }];
const { manifest, page } = document.body.dataset;
const host = createInstance({
  name: "plain-host",
  remotes: [{ name: "remote", entry: manifest }],
  shared: Object.fromEntries(Object.entries(modules).map(provide)),
  plugins: [injectExternalRuntimeCore()],
});
const { default: Remote } = await host.loadRemote("remote/" + page);
createRoot(document.getElementById("root")).render(react.createElement(Remote));
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

/** Opens a page of a release in such a host, through the release's `mf-manifest.json`; the host is at the site's origin. */
export const openInPlainHost = async (page: Page, manifest: URL, exposed: string): Promise<void> => {
  const url = new URL("/plain-host", manifest);
  const body = `<!doctype html><body data-manifest="${manifest.href}" data-page="${exposed}"><div id="root"></div>
<script type="module">${(await bundle()).replaceAll("</script", "<\\/script")}</script>`;
  await page.route(url.href, (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body }));
  await page.goto(url.href);
};
