import { createInstance } from "@module-federation/enhanced/runtime";
import injectExternalRuntimeCore from "@module-federation/inject-external-runtime-core-plugin";
import { provided } from "./provided";
import type { ContainerOptions } from "./remote-container";
import { type LoadModule, versionOf } from "./share-scope";

/** No build names a share scope, so containers use the default one. */
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

const modulesLoadedLater = (later: Record<string, LoadModule>) =>
  Object.fromEntries(
    Object.entries(later).map(([name, load]) => [
      name,
      {
        version: versionOf(name),
        get: async () => {
          const module = await load();
          return () => module;
        },
        shareConfig: { singleton: true, eager: false, requiredVersion: false as const },
      },
    ]),
  );

/**
 * The only code that uses Module Federation's runtime: for containers that depend on it. The part of the runtime that
 * finds and loads remotes is left out of the build (`disableRemote`), as the registry names every entry.
 */
export const startRuntime = (later: Record<string, LoadModule>): ContainerOptions => {
  const { shareScopeMap } = createInstance({
    name: "shell",
    remotes: [],
    shared: { ...providedModules(), ...modulesLoadedLater(later) },
    shareStrategy: "loaded-first",
    plugins: [injectExternalRuntimeCore()],
  });
  return { shareScopeKeys: SHARE_SCOPE, shareScopeMap, shareScope: shareScopeMap[SHARE_SCOPE] ?? {} };
};
