import { monotonicClock } from "@promptfolio/server/monotonic-clock";
import { createBreaker } from "./breaker";
import type { CodeFile, PageJob } from "./messages";
import type { RenderResult } from "./module-host";
import { RenderError } from "./render-error";
import type { Renderer, Streaming } from "./renderer";

interface PageTask {
  job: PageJob;
  code: CodeFile[];
  streaming: Streaming;
}

/** Everything that is rendered of one release in one shell, with its own queue, breaker and processes. */
export interface ReleasePool {
  shell: string;
  /** Undefined for the shell's frame. */
  release: string | undefined;
  renderers: Map<Renderer, { usedAt: number }>;
  /** @throws RenderError */
  render(task: PageTask): Promise<RenderResult>;
  /** Assigns waiting pages to free processes, and requests another process if there are too few. */
  assign(): void;
  /** Adds a process to the pool, either newly started or prepared in advance. */
  add(renderer: Renderer): void;
  close(reason: string): void;
}

interface Waiting extends PageTask {
  resolve(result: RenderResult): void;
  reject(error: unknown): void;
}

/**
 * How many pages of a release may wait. Further ones are refused, so that a burst results in plain frames instead of
 * pages that never come.
 */
const MAX_QUEUE_LENGTH = 200;
const MAX_RENDERERS = 2;

interface ReleasePoolOptions {
  shell: string;
  release: string | undefined;
  /** Starts a process for the pool, if another one is allowed. */
  requestRenderer(releasePool: ReleasePool): void;
  /** Called when a process has become free. */
  onFree(): void;
}

export const createReleasePool = ({
  shell,
  release,
  requestRenderer,
  onFree,
}: ReleasePoolOptions): ReleasePool => {
  const queue: Waiting[] = [];
  const renderers: ReleasePool["renderers"] = new Map();
  const breaker = createBreaker();

  const refuse = (reason: string): RenderError =>
    new RenderError(`${release ?? "the shell"} is not rendered now: ${reason}`, { isRefused: true });

  const rejectAll = (error: unknown): void => {
    for (const { reject } of queue.splice(0)) reject(error);
  };

  const failed = (): void => {
    breaker.failed();
    if (breaker.isOpen()) rejectAll(refuse("it has failed again and again"));
  };

  const dispatch = async (renderer: Renderer, { job, code, streaming, resolve, reject }: Waiting) => {
    renderers.set(renderer, { usedAt: monotonicClock() });
    try {
      const result = await renderer.render(job, code, streaming);
      breaker.succeeded();
      result.ended?.catch(failed);
      resolve(result);
    } catch (error) {
      failed();
      reject(error);
    }
    onFree();
  };

  const releasePool: ReleasePool = {
    shell,
    release,
    renderers,
    render: (task) =>
      new Promise((resolve, reject) => {
        if (queue.length >= MAX_QUEUE_LENGTH) return reject(refuse("too many pages are waiting"));
        if (!breaker.mayTry()) return reject(refuse("it has failed again and again"));
        queue.push({ ...task, resolve, reject });
        releasePool.assign();
      }),
    assign: () => {
      for (const renderer of renderers.keys()) {
        if (!renderer.isFree()) continue;
        const waiting = queue.shift();
        if (!waiting) return;
        void dispatch(renderer, waiting);
      }
      const starting = [...renderers.keys()].filter(
        (renderer) => renderer.isIdle() && !renderer.isFree(),
      ).length;
      if (queue.length > starting && renderers.size < MAX_RENDERERS) requestRenderer(releasePool);
    },
    add: (renderer) => {
      renderers.set(renderer, { usedAt: monotonicClock() });
      renderer.ready.then(releasePool.assign, (error: unknown) => {
        failed();
        rejectAll(error);
      });
    },
    close: (reason) => {
      rejectAll(refuse(reason));
      for (const renderer of renderers.keys()) renderer.end(reason);
    },
  };
  return releasePool;
};
