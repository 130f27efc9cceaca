import type { ResolvedRelease } from "@promptfolio/contracts/page";
import { recordRunningVersion } from "../telemetry/running-versions";
import { yieldToMain } from "../yield-to-main";
import { type ContainerOptions, fetchContainer, type RemoteContainer } from "./remote-container";
import { createShareScope, type LoadModule } from "./share-scope";

/** Removes the scripts of an earlier attempt: webpack would wait for a hanging chunk instead of fetching it again. */
const removeScripts = (base: string): void => {
  const prefix = new URL(base, location.href).href;
  // A chunk's `src` attribute begins with its release, even if it resolves to a URL that releases share.
  for (const script of [...document.scripts])
    if (script.src.startsWith(prefix) || script.getAttribute("src")?.startsWith(base)) script.remove();
};

export interface Federation {
  /**
   * Loads an exposed module of a release. Later attempts fetch entry and chunks from different URLs: a URL that hung or
   * failed once does so for as long as the tab is open.
   */
  load(remote: string, release: ResolvedRelease, page: string, isFirst: boolean): Promise<unknown>;
}

/**
 * Loads exposed modules of remotes, and provides the host's modules to them; `later`: those that are loaded when the
 * first remote needs them.
 */
export const createFederation = (later: Record<string, LoadModule>): Federation => {
  const containers = new Map<string, Promise<RemoteContainer>>();
  const ownScope: ContainerOptions = { shareScope: createShareScope(later) };
  let runtime: Promise<ContainerOptions> | undefined;
  let attempts = 1;

  /** Fetched for the first container that uses it; a failed fetch is forgotten. */
  const loadRuntime = (): Promise<ContainerOptions> => {
    runtime ??= import(/* webpackChunkName: "federation" */ "./runtime").then(
      ({ startRuntime }) => startRuntime(later),
      (error: unknown) => {
        runtime = undefined;
        throw error;
      },
    );
    return runtime;
  };

  const start = async (url: string, release: ResolvedRelease): Promise<RemoteContainer> => {
    const { shareScope, ...options } = release.federation === 1 ? ownScope : await loadRuntime();
    const container = await fetchContainer(url, release);
    await container.init(shareScope, [], { version: release.version, ...options });
    return container;
  };

  return {
    load: async (remote, release, page, isFirst) => {
      recordRunningVersion(remote, release.version);
      const { base, entry } = release;
      if (!isFirst) {
        attempts += 1;
        containers.delete(entry);
      }
      const url = new URL(entry, location.href);
      if (!isFirst) url.searchParams.set("attempt", String(attempts));
      const container = containers.get(entry) ?? start(url.href, release);
      containers.set(entry, container);
      const started = await container;
      // Not earlier, as the previous attempt may add scripts until now.
      if (!isFirst) removeScripts(base);
      const evaluate = await started.get(page);
      await yieldToMain();
      return evaluate();
    },
  };
};
