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
  /** Undefined for the shell's frame. */
  release: string | undefined;
  /** Takes a process with this shell that was prepared, or starts one; undefined if there may be no other. */
  takeRenderer(shell: string): Renderer | undefined;
  /** Called when a process has become free. */
  onFree(): void;
}

/** Everything that is rendered of one release in one shell, with its own queue, breaker and processes. */
export const createReleasePool = ({ shell, release, takeRenderer, onFree }: ReleasePoolOptions) => {
  const queue: Waiting[] = [];
  const renderers = new Map<Renderer, { usedAt: number }>();
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

  const add = (renderer: Renderer): void => {
    renderers.set(renderer, { usedAt: monotonicClock() });
    renderer.ready.then(assign, (error: unknown) => {
      failed();
      rejectAll(error);
    });
  };

  /** Assigns waiting pages to free processes, and adds another process if there are too few. */
  const assign = (): void => {
    for (const renderer of renderers.keys()) {
      if (!renderer.isFree()) continue;
      const waiting = queue.shift();
      if (!waiting) return;
      void dispatch(renderer, waiting);
    }
    const starting = [...renderers.keys()].filter(
      (renderer) => renderer.isIdle() && !renderer.isFree(),
    ).length;
    if (queue.length <= starting || renderers.size >= MAX_RENDERERS) return;
    const renderer = takeRenderer(shell);
    if (renderer) add(renderer);
  };

  return {
    shell,
    release,
    renderers,
    assign,
    /** @throws RenderError */
    render: (task: PageTask) =>
      new Promise<RenderResult>((resolve, reject) => {
        if (queue.length >= MAX_QUEUE_LENGTH) return reject(refuse("too many pages are waiting"));
        if (!breaker.mayTry()) return reject(refuse("it has failed again and again"));
        queue.push({ ...task, resolve, reject });
        assign();
      }),
    close: (reason: string): void => {
      rejectAll(refuse(reason));
      for (const renderer of renderers.keys()) renderer.end(reason);
    },
  };
};

export type ReleasePool = ReturnType<typeof createReleasePool>;
