import { createInstance, type ModuleFederationRuntimePlugin } from "@module-federation/enhanced/runtime";
import * as runtimeCore from "@module-federation/runtime/core";
import type { ResolvedRelease } from "@promptfolio/shared/contracts/page";
import { provided } from "./provided";

/** How long an entry may take, in milliseconds. The frame's promise is 4 s with one retry and one fallback. */
const ENTRY_DEADLINE = 1_500;

/** The remotes' entries leave the runtime out and find it here (their `externalRuntime`). */
const publishRuntime = (): void => {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
};

/** Gives each entry script its integrity, its nonce and a deadline. */
const guardedScripts = (integrityOf: ReadonlyMap<string, string>): ModuleFederationRuntimePlugin => ({
  name: "guarded-scripts",
  createScript: ({ url }) => {
    const script = document.createElement("script");
    script.src = url;
    script.async = true;
    script.crossOrigin = "anonymous";
    const integrity = integrityOf.get(new URL(url, location.href).pathname);
    if (integrity) script.integrity = integrity;
    const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
    if (nonce) script.nonce = nonce;
    return { script, timeout: ENTRY_DEADLINE };
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

const containerName = (remote: string, version: string): string =>
  `remote_${remote}_${version}`.replace(/[^a-zA-Z0-9]/g, "_");

export interface Federation {
  /**
   * Loads an exposed module of a release. `attempt` above 0 asks for the entry by another address: one that hung or
   * failed stays so for as long as the tab lives.
   */
  load(remote: string, release: ResolvedRelease, page: string, attempt: number): Promise<unknown>;
}

/** The only place that talks to the federation runtime. */
export const createFederation = (): Federation => {
  const integrityOf = new Map<string, string>();
  publishRuntime();
  const instance = createInstance({
    name: "shell",
    remotes: [],
    shared: providedModules(),
    shareStrategy: "loaded-first",
    plugins: [guardedScripts(integrityOf)],
  });
  return {
    load: async (remote, release, page, attempt) => {
      const name = registeredName(remote, release.version);
      const address = new URL(release.entry, location.href);
      if (release.integrity !== "") integrityOf.set(address.pathname, release.integrity);
      if (attempt > 0) address.searchParams.set("attempt", String(attempt));
      instance.registerRemotes(
        [
          {
            name,
            entry: address.href,
            type: "global",
            entryGlobalName: containerName(remote, release.version),
          },
        ],
        { force: attempt > 0 },
      );
      return instance.loadRemote(`${name}/${page.replace("./", "")}`);
    },
  };
};
