import injectExternalRuntimeCore from "@module-federation/inject-external-runtime-core-plugin";
import { createInstance, type ModuleFederationRuntimePlugin } from "@module-federation/runtime";
import type { ResolvedRelease } from "@promptfolio/contracts/page";
import { releaseKey } from "@promptfolio/contracts/release";
import { provided } from "./provided";

/** After this an entry has failed; long before, the page loader makes another attempt. */
const ENTRY_TIMEOUT_MS = 10_000;

/** Gives each entry script its integrity and a deadline. */
const guardedScripts = (integrityOf: ReadonlyMap<string, string>): ModuleFederationRuntimePlugin => ({
  name: "guarded-scripts",
  createScript: ({ url }) => {
    const script = document.createElement("script");
    script.src = url;
    script.async = true;
    script.crossOrigin = "anonymous";
    const integrity = integrityOf.get(new URL(url, location.href).pathname);
    if (integrity) script.integrity = integrity;
    return { script, timeout: ENTRY_TIMEOUT_MS };
  },
});

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

/** The only place that talks to the federation runtime. */
export const createFederation = (): Federation => {
  const integrityOf = new Map<string, string>();
  let attempts = 1;
  const instance = createInstance({
    name: "shell",
    remotes: [],
    shared: providedModules(),
    shareStrategy: "loaded-first",
    plugins: [injectExternalRuntimeCore(), guardedScripts(integrityOf)],
  });
  return {
    load: async (remote, release, page, isFirst) => {
      const { version } = release;
      const name = releaseKey(remote, version);
      const entry = new URL(release.entry, location.href);
      if (release.integrity !== "") integrityOf.set(entry.pathname, release.integrity);
      if (!isFirst) {
        attempts += 1;
        entry.searchParams.set("attempt", String(attempts));
        removeScripts(release.base);
      }
      instance.registerRemotes(
        [{ name, entry: entry.href, type: "global", entryGlobalName: release.containerName }],
        { force: !isFirst },
      );
      return instance.loadRemote(`${name}/${page.replace("./", "")}`);
    },
  };
};
