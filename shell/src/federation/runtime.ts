import { createInstance } from "@module-federation/enhanced/runtime";
import injectExternalRuntimeCore from "@module-federation/inject-external-runtime-core-plugin";
import { provided } from "./provided";
import type { ContainerOptions } from "./remote-container";
import { versionOf } from "./share-scope";

/** Named by no build: containers take it for the scope that they know. */
const SHARE_SCOPE = "default";

const providedModules = () =>
  Object.fromEntries(
    Object.entries(provided).map(([name, module]) => [
      name,
      {
        version: versionOf(name),
        lib: () => module,
        shareConfig: { singleton: true, eager: true, requiredVersion: false as const },
      },
    ]),
  );

/**
 * The only place that talks to Module Federation's runtime: for containers that run on it. Its part that finds and loads
 * remotes is left out of the build (`disableRemote`), as the registry names every entry.
 */
export const startRuntime = (): ContainerOptions => {
  const { shareScopeMap } = createInstance({
    name: "shell",
    remotes: [],
    shared: providedModules(),
    shareStrategy: "loaded-first",
    plugins: [injectExternalRuntimeCore()],
  });
  return { shareScopeKeys: SHARE_SCOPE, shareScopeMap, shareScope: shareScopeMap[SHARE_SCOPE] ?? {} };
};
