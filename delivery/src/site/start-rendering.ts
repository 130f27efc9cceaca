import { SHELL_ID } from "@promptfolio/contracts/release";
import type { Logger } from "pino";
import type { LiveRegistry } from "../registry/live-registry";
import type { ReleaseStore } from "../registry/release-store";
import { storedModuleName } from "../registry/resolve";
import { namedReleases } from "../registry/transitions";
import { RenderError } from "../render/render-error";
import { createRenderPool, type RenderPool, type RenderPoolOptions } from "../render/render-pool";
import type { ReleaseTelemetry } from "../telemetry/release-telemetry";
import type { Overrides } from "./overrides";

/** The number of processes that render pages, and the memory limit of each, in megabytes. */
const LIMITS = { maxRenderers: 8, memoryMb: 256 };

/** The server builds of every version that a visitor may get now, including the last good ones. */
const neededModules = ({ registry, descriptor }: LiveRegistry): string[] =>
  namedReleases(registry()).flatMap(({ id, version }) => {
    const release = descriptor(id, version);
    if (!release) return [];
    const servers = Object.values(release.pages).map(({ server }) => server);
    const paths = id === SHELL_ID ? [release.serverEntry] : servers;
    return paths.flatMap((path) => (path ? storedModuleName(id, version, path) : []));
  });

interface RenderingOptions {
  live: LiveRegistry;
  store: ReleaseStore;
  overrides: Overrides | undefined;
  telemetry: ReleaseTelemetry;
  log: Logger;
}

/** Starts the processes that render pages. They follow the registry: those of releases that no visitor gets end. */
export const startRendering = (
  { live, store, overrides, telemetry, log }: RenderingOptions,
  options: Pick<RenderPoolOptions, "timeoutMs" | "onResult" | "sandbox">,
): RenderPool => {
  const pool = createRenderPool({
    ...LIMITS,
    ...options,
    onIdleDeath: (release, reason) => {
      const [remote = SHELL_ID, version = ""] = release?.split("/") ?? [];
      log.error({ remote, version, reason }, "an idle renderer died");
      telemetry.count({ kind: "render", remote, version, message: reason, where: "" });
    },
    readCode: async (name) => {
      const local = await overrides?.local.readCode(name);
      if (local) return local;
      const [id = "", version = "", ...path] = name.split("/");
      const bytes = await store.readFile(id, version, path.join("/"));
      if (!bytes) throw new RenderError(`${name} is missing from its release`);
      return bytes.toString("utf8");
    },
  });

  const warmUp = (): void => {
    const version = live.registry().entries[SHELL_ID]?.channel.stable;
    const entry = version && live.descriptor(SHELL_ID, version)?.serverEntry;
    if (!entry) return;
    pool
      .warmUp(`${SHELL_ID}/${version}/${entry}`)
      .catch((error: unknown) => log.warn({ err: error }, "no renderer could be started in advance"));
  };
  const retainNeeded = (): void =>
    pool.retain(new Set([...neededModules(live), ...(overrides?.local.modules() ?? [])]));

  warmUp();
  overrides?.local.onChange(retainNeeded);
  live.onChange(() => {
    retainNeeded();
    warmUp();
  });
  return pool;
};
