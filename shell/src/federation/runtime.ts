import { createInstance } from "@module-federation/enhanced/runtime";
import injectExternalRuntimeCore from "@module-federation/inject-external-runtime-core-plugin";
import type { ResolvedRelease } from "@promptfolio/contracts/page";
import { releaseKey, SHELL_ID } from "@promptfolio/contracts/release";
import { yieldToMain } from "@promptfolio/host/hooks/yield-to-main";
import { recordRunningVersion } from "../telemetry/stack-trace";
import { provided } from "./provided";
import { type RegisteredRemote, releasePlugin } from "./release-plugin";

/** Versions of the provided modules; inserted by the build. */
const versions: Record<string, string> = JSON.parse(process.env["SHARED_MODULES"] ?? "{}");

const share = (name: string, eager: boolean) => ({
  version: versions[name] ?? "0.0.0",
  shareConfig: { singleton: true, eager, requiredVersion: false as const },
});

const QUERY = "@promptfolio/host/query";

/** The modules that the host provides; that of the data cache is loaded when the first remote needs it. */
const sharedModules = (loadQuery: () => Promise<object>) => ({
  ...Object.fromEntries(
    Object.entries(provided).map(([name, module]) => [name, { ...share(name, true), lib: () => module }]),
  ),
  [QUERY]: {
    ...share(QUERY, false),
    get: async () => {
      const module = await loadQuery();
      return () => module;
    },
  },
});

const urlOf = (entry: string, attempt: number): string => {
  const url = new URL(entry, location.href);
  if (attempt > 1) url.searchParams.set("attempt", String(attempt));
  return url.href;
};

/** A release as the runtime and its tools know it. Another attempt needs another name, as it needs another entry. */
const registrationOf = (remote: string, release: ResolvedRelease, attempt: number): RegisteredRemote => ({
  name: releaseKey(remote, release.version) + (attempt > 1 ? `?attempt=${attempt}` : ""),
  version: release.version,
  entry: urlOf(release.entry, attempt),
  type: release.containerName === undefined ? "module" : "global",
  ...(release.containerName && { entryGlobalName: release.containerName }),
  integrity: release.integrity,
  ...(attempt > 1 && { retried: release.base }),
});

export interface Federation {
  /**
   * Loads an exposed module of a release. Later attempts fetch entry and chunks from different URLs: a URL that hung or
   * failed once does so for as long as the tab is open.
   */
  load(remote: string, release: ResolvedRelease, page: string, isFirst: boolean): Promise<unknown>;
}

/**
 * The tab's one instance of Module Federation's runtime.
 * @param find the release of a remote that this tab uses
 */
export const createFederation = (
  find: (remote: string) => ResolvedRelease | undefined,
  loadQuery: () => Promise<object>,
): Federation => {
  const attempts = new Map<string, number>();
  const register = (remote: string, release: ResolvedRelease): string => {
    const registration = registrationOf(remote, release, attempts.get(release.entry) ?? 1);
    // Does nothing if it is registered.
    instance.registerRemotes([registration]);
    return registration.name;
  };
  const instance = createInstance({
    name: SHELL_ID,
    version: process.env["RELEASE_VERSION"] ?? "",
    remotes: [],
    shared: sharedModules(loadQuery),
    shareStrategy: "loaded-first",
    plugins: [
      injectExternalRuntimeCore(),
      releasePlugin((remote) => {
        const release = find(remote);
        return release && register(remote, release);
      }),
    ],
  });

  /** Two versions with one global would also share the list in which their chunks register, and mix their code. */
  const versionsOf = new Map<string, string>();
  const assertOneVersion = ({ containerName, version }: ResolvedRelease): void => {
    if (containerName === undefined) return;
    const running = versionsOf.get(containerName) ?? version;
    if (running !== version)
      throw new Error(`${containerName} runs in version ${running}: ${version} needs a new tab`);
    versionsOf.set(containerName, version);
  };

  return {
    load: async (remote, release, page, isFirst) => {
      recordRunningVersion(remote, release.version);
      if (!isFirst) attempts.set(release.entry, (attempts.get(release.entry) ?? 1) + 1);
      assertOneVersion(release);
      const id = `${register(remote, release)}/${page.replace("./", "")}`;
      const evaluate = await instance.loadRemote<() => unknown>(id, { loadFactory: false, from: "runtime" });
      await yieldToMain();
      return evaluate?.();
    },
  };
};
