import { createInstance } from "@module-federation/enhanced/runtime";
import injectExternalRuntimeCore from "@module-federation/inject-external-runtime-core-plugin";
import type { ResolvedRelease } from "@promptfolio/contracts/page";
import type { RouteDeclaration } from "@promptfolio/contracts/remote";
import * as host from "@promptfolio/host";
import * as query from "@promptfolio/host/query";
import * as router from "@promptfolio/host/router";
import { createFakeHost, FakeHostFrame } from "@promptfolio/host/testing/fake-host";
import { fontFaces, GlobalStyle } from "@promptfolio/ui/global-style";
import * as react from "react";
import * as jsxRuntime from "react/jsx-runtime";
import * as reactDom from "react-dom";
import { createRoot } from "react-dom/client";
import * as styledComponents from "styled-components";
import hostPackage from "../../host/package.json" with { type: "json" };

const release: ResolvedRelease & { containerName: string } & { routes: RouteDeclaration[] } = JSON.parse(
  document.getElementById("release")?.textContent ?? "{}",
);

const provided: [name: string, version: string, module: object][] = [
  ["react", react.version, react],
  ["react/jsx-runtime", react.version, jsxRuntime],
  ["react-dom", react.version, reactDom],
  ["styled-components", styledComponents.version, styledComponents],
  ["@promptfolio/host/router", hostPackage.version, router],
  ["@promptfolio/host/query", hostPackage.version, query],
  ["@promptfolio/host", hostPackage.version, host],
];

const federation = createInstance({
  name: "fake-site",
  remotes: [{ name: "remote", entry: release.entry, type: "global", entryGlobalName: release.containerName }],
  shared: Object.fromEntries(
    provided.map(([name, version, module]) => [
      name,
      {
        version,
        lib: () => module,
        shareConfig: { singleton: true, eager: true, requiredVersion: false as const },
      },
    ]),
  ),
  shareStrategy: "loaded-first",
  plugins: [injectExternalRuntimeCore()],
});

const isPage = (module: unknown): module is { default: react.ComponentType } =>
  typeof module === "object" && module !== null && "default" in module;

const lazyPage = (page: string) =>
  react.lazy(async () => {
    const module: unknown = await federation.loadRemote(`remote/${page.replace("./", "")}`);
    if (!isPage(module)) throw new Error(`${page} has no default export that is a component.`);
    return module;
  });

const routes = release.routes.flatMap(({ page, paths }) => {
  const Page = lazyPage(page);
  return paths.map((path) => ({ path, element: <Page /> }));
});

const PageList = () => (
  <main>
    <h1>Pages of this remote</h1>
    <ul>
      {routes.map(({ path }) => (
        <li key={path}>
          <a href={path}>{path}</a>
        </li>
      ))}
    </ul>
  </main>
);

const root = document.getElementById("root") ?? document.body;

/** Shows why a page could not be loaded or rendered. Open pages press its button after each build. */
const showError = (error: unknown) => {
  root.innerHTML = `<main data-failed-remote>
    <h1>This page has failed</h1>
    <pre></pre>
    <button type="button" onclick="location.reload()">Retry</button>
  </main>`;
  root.querySelector("pre")?.append(String(error));
};

const { pathname, search } = location;
createRoot(root, { onUncaughtError: showError }).render(
  <react.Suspense fallback={<p>Loading…</p>}>
    <style>{fontFaces}</style>
    <GlobalStyle />
    <FakeHostFrame host={createFakeHost().host} path={pathname + search} routes={routes}>
      <PageList />
    </FakeHostFrame>
  </react.Suspense>,
);
