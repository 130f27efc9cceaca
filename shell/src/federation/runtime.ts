import { createInstance, type ModuleFederationRuntimePlugin } from "@module-federation/enhanced/runtime";
import * as runtimeCore from "@module-federation/runtime/core";
import type { ResolvedRelease } from "@promptfolio/contracts/page";
import { provided } from "./provided";

/** When an entry is given up on for good, in milliseconds; long before, the page loader makes another attempt. */
const ENTRY_TIMEOUT_MS = 10_000;

/** The remotes' entries leave the runtime out and find it here (their `externalRuntime`). */
const publishRuntime = (): void => {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
};

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

/** The name by which a release is registered: one a version, so that two versions can live in one tab. */
const registeredName = (remote: string, version: string): string => `${remote}@${version}`;

/**
 * Forgets what an earlier attempt has left behind. A script that hangs would be waited for again, and a container that
 * could not fetch its chunks would not try to.
 */
const forgetEarlierAttempts = (remote: string, { version, containerName }: ResolvedRelease): void => {
  for (const script of [...document.scripts])
    if (script.dataset["webpack"]?.startsWith(`${remote}@${version}:`)) script.remove();
  Reflect.set(globalThis, containerName, undefined);
};

export interface Federation {
  /**
   * Loads an exposed module of a release. Any but the first attempt asks for entry and chunks by other addresses: one
   * that hung or failed stays so for as long as the tab lives.
   */
  load(remote: string, release: ResolvedRelease, page: string, isFirst: boolean): Promise<unknown>;
}

/** The only place that talks to the federation runtime. */
export const createFederation = (): Federation => {
  const integrityOf = new Map<string, string>();
  let attempts = 1;
  publishRuntime();
  const instance = createInstance({
    name: "shell",
    remotes: [],
    shared: providedModules(),
    shareStrategy: "loaded-first",
    plugins: [guardedScripts(integrityOf)],
  });
  return {
    load: async (remote, release, page, isFirst) => {
      const { version, containerName } = release;
      const address = new URL(release.entry, location.href);
      if (release.integrity !== "") integrityOf.set(address.pathname, release.integrity);
      let name = registeredName(remote, version);
      if (!isFirst) {
        attempts += 1;
        name = `${name}#${attempts}`;
        address.searchParams.set("attempt", String(attempts));
        forgetEarlierAttempts(remote, release);
      }
      instance.registerRemotes([
        { name, entry: address.href, type: "global", entryGlobalName: containerName },
      ]);
      return instance.loadRemote(`${name}/${page.replace("./", "")}`);
    },
  };
};
