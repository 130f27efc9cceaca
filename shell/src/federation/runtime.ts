import injectExternalRuntimeCore from "@module-federation/inject-external-runtime-core-plugin";
import { createInstance } from "@module-federation/runtime";
import type { ResolvedRelease } from "@promptfolio/contracts/page";
import { provided } from "./provided";
import { fetchContainer, type RemoteContainer } from "./remote-container";

const SHARE_SCOPE = "default";

/** Versions of the provided modules; the build writes them in. */
const versions: Record<string, string> = JSON.parse(process.env["SHARED_MODULES"] ?? "{}");

const providedModules = () =>
  Object.fromEntries(
    Object.entries(provided).map(([name, module]) => [
      name,
      {
        version: versions[name] ?? "0.0.0",
        lib: () => module,
        shareConfig: { singleton: true, eager: true, requiredVersion: false as const },
      },
    ]),
  );

/** Removes the scripts of an earlier attempt: webpack would wait for a chunk that hangs instead of fetching it again. */
const removeScripts = (base: string): void => {
  const prefix = new URL(base, location.href).href;
  for (const script of [...document.scripts]) if (script.src.startsWith(prefix)) script.remove();
};

export interface Federation {
  /**
   * Loads an exposed module of a release. Later attempts fetch entry and chunks by other URLs: a URL that hung or
   * failed stays so for as long as the tab lives.
   */
  load(remote: string, release: ResolvedRelease, page: string, isFirst: boolean): Promise<unknown>;
}

/**
 * The only place that talks to the federation runtime. Entries take what they run on from it; its part that finds and loads
 * remotes is left out of the build (`disableRemote`), as the registry names every entry.
 */
export const createFederation = (): Federation => {
  const containers = new Map<string, Promise<RemoteContainer>>();
  let attempts = 1;
  const { shareScopeMap } = createInstance({
    name: "shell",
    remotes: [],
    shared: providedModules(),
    shareStrategy: "loaded-first",
    plugins: [injectExternalRuntimeCore()],
  });

  const start = async (url: string, release: ResolvedRelease): Promise<RemoteContainer> => {
    const container = await fetchContainer(url, release);
    await container.init(shareScopeMap[SHARE_SCOPE] ?? {}, [], {
      version: release.version,
      shareScopeKeys: SHARE_SCOPE,
      shareScopeMap,
    });
    return container;
  };

  return {
    load: async (_remote, release, page, isFirst) => {
      const { base, entry } = release;
      if (!isFirst) {
        attempts += 1;
        removeScripts(base);
        containers.delete(entry);
      }
      const url = new URL(entry, location.href);
      if (!isFirst) url.searchParams.set("attempt", String(attempts));
      const container = containers.get(entry) ?? start(url.href, release);
      containers.set(entry, container);
      const render = await (await container).get(page);
      return render();
    },
  };
};
