import { monotonicClock } from "@promptfolio/server/monotonic-clock";
import type { CodeFile, PageJob } from "./messages";
import type { RenderResult } from "./module-host";
import { createReleasePool, type ReleasePool } from "./release-pool";
import { isRefused } from "./render-error";
import { createRenderer, type Renderer, type RendererLimits, type Streaming } from "./renderer";
import { type Sandbox, spawnRenderer } from "./sandbox";

export interface RenderPoolOptions extends RendererLimits {
  sandbox: Sandbox;
  /** The maximum number of processes at a time, over all releases. */
  maxRenderers: number;
  /** Reads a server build's code by its name, `gallery/1.0.0/server/home-page.cjs`. */
  readCode(name: string): Promise<string>;
  /** Called when a release's process died while idle. `release` is undefined for the shell's own. */
  onIdleDeath?(release: string | undefined, reason: string): void;
}

/** How long an unused process stays alive, in milliseconds. */
const IDLE_TIMEOUT_MS = 60_000;
const IDLE_CHECK_INTERVAL_MS = 5_000;

/** Delay before the next spare process is started, as the previous one is busy with its first page. */
const NEXT_SPARE_DELAY_MS = 1_000;

const NOTHING_DEFERRED: Streaming = { deferred: [], onPart: () => undefined };

/** `gallery/1.0.0` of `gallery/1.0.0/server/home-page.cjs`. */
const releaseOf = (module: string): string => module.split("/", 2).join("/");

/**
 * Renders pages in processes that are separate by release: whatever a release does to its process affects only its own
 * pages.
 */
export const createRenderPool = (options: RenderPoolOptions) => {
  const { sandbox, maxRenderers, readCode, onIdleDeath } = options;
  const code = new Map<string, Promise<string>>();
  const releasePools = new Map<string, ReleasePool>();
  let spare: { shell: string; renderer: Renderer } | undefined;
  let isClosing = false;

  const loadCode = async (name: string): Promise<CodeFile> => {
    const source = code.get(name) ?? readCode(name);
    code.set(name, source);
    source.catch(() => code.delete(name));
    return { name, source: await source };
  };

  const allRenderers = () => [...releasePools.values()].flatMap((releasePool) => [...releasePool.renderers]);

  const assignAll = (): void => {
    if (!isClosing) for (const releasePool of releasePools.values()) releasePool.assign();
  };

  const forget = (renderer: Renderer, reason: string, wasIdle: boolean): void => {
    if (spare?.renderer === renderer) spare = undefined;
    for (const releasePool of releasePools.values())
      if (releasePool.renderers.delete(renderer) && wasIdle) onIdleDeath?.(releasePool.release, reason);
    assignAll();
  };

  const start = (): Renderer => {
    const renderer: Renderer = createRenderer(spawnRenderer(sandbox), options, (reason, wasIdle) =>
      forget(renderer, reason, wasIdle),
    );
    return renderer;
  };

  /** Starts a process with this shell in advance, for the first page of any release. */
  const warmUp = async (shell: string): Promise<void> => {
    const file = await loadCode(shell);
    if (isClosing || spare?.shell === shell) return;
    spare?.renderer.end("there is another shell");
    const renderer = start();
    spare = { shell, renderer };
    try {
      await renderer.ready;
    } catch (error) {
      // It was ended on purpose meanwhile, as when the server can't listen.
      if (isRefused(error)) return;
      throw error;
    }
    renderer.prepare(file);
  };

  const warmUpLater = (shell: string): void => {
    setTimeout(() => void warmUp(shell).catch(() => undefined), NEXT_SPARE_DELAY_MS).unref();
  };

  /** Makes room by ending the process that has been idle for longest, of any release. */
  const makeRoom = (): boolean => {
    if (allRenderers().length < maxRenderers) return true;
    const [longest] = allRenderers()
      .filter(([renderer]) => renderer.isIdle() && renderer.isFree())
      .sort(([, one], [, other]) => one.usedAt - other.usedAt);
    longest?.[0].end("its place was needed");
    return longest !== undefined;
  };

  const takeRenderer = (shell: string): Renderer | undefined => {
    if (isClosing || !makeRoom()) return undefined;
    if (spare?.shell !== shell) return start();
    const { renderer } = spare;
    spare = undefined;
    warmUpLater(shell);
    return renderer;
  };

  const releasePoolOf = ({ shell, page }: PageJob): ReleasePool => {
    const release = page ? releaseOf(page.module) : undefined;
    const key = `${shell} ${release ?? ""}`;
    const releasePool =
      releasePools.get(key) ?? createReleasePool({ shell, release, takeRenderer, onFree: assignAll });
    releasePools.set(key, releasePool);
    return releasePool;
  };

  const endIdle = (): void => {
    const before = monotonicClock() - IDLE_TIMEOUT_MS;
    for (const [renderer, { usedAt }] of allRenderers())
      if (usedAt < before && renderer.isIdle()) renderer.end("it was idle");
  };
  const idleTimer = setInterval(endIdle, IDLE_CHECK_INTERVAL_MS).unref();

  return {
    /**
     * Resolves with the page as soon as it may be sent. `ended` settles when its deferred parts have been sent, and
     * rejects with a RenderError if one of them broke: with `isLost` if the rest of the page will never come.
     * @throws RenderError
     */
    render: async (job: PageJob, streaming = NOTHING_DEFERRED): Promise<RenderResult> => {
      const names = [job.shell, ...(job.page ? [job.page.module] : [])];
      const files = await Promise.all(names.map(loadCode));
      return releasePoolOf(job).render({ job, code: files, streaming });
    },
    warmUp,
    /** From now on only these builds are needed; processes of others are stopped. */
    retain: (names: ReadonlySet<string>): void => {
      for (const name of code.keys()) if (!names.has(name)) code.delete(name);
      const releases = new Set([...names].map(releaseOf));
      for (const [key, releasePool] of releasePools) {
        if (
          names.has(releasePool.shell) &&
          (releasePool.release === undefined || releases.has(releasePool.release))
        )
          continue;
        releasePools.delete(key);
        releasePool.close("its release is no longer needed");
      }
    },
    close: async (): Promise<void> => {
      isClosing = true;
      clearInterval(idleTimer);
      spare?.renderer.end("the server is stopping");
      for (const releasePool of releasePools.values()) releasePool.close("the server is stopping");
    },
  };
};

export type RenderPool = ReturnType<typeof createRenderPool>;
