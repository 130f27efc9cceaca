import type { CodeFile, Inspection, PageJob } from "../../../render/messages";
import { createRenderer } from "../../../render/renderer";
import { type Sandbox, spawnRenderer } from "../../../render/sandbox";

/** Warm-up: enough renders to load what is loaded only once, such as code and caches of a fixed size. */
const FIRST_RENDERS = 20;
const RENDERS = 50;

/** How much memory a page may retain per render, in bytes: V8's own bookkeeping takes up to a third of it. */
const MAX_GROWTH_BYTES = 100_000;

/** How long to wait for timers that a page leaves behind, in milliseconds. */
const TIMERS_MS = 1_000;

const LIMITS = { timeoutMs: 5_000, memoryMb: 512 };

const growthProblem = (before: Inspection, after: Inspection): string[] => {
  const perRender = Math.round((after.heldBytes - before.heldBytes) / RENDERS);
  return perRender > MAX_GROWTH_BYTES
    ? [`holds ${perRender} bytes more after each time that it is rendered on the server`]
    : [];
};

/**
 * Renders a page repeatedly in a separate process. Returns what is wrong with the page, in sentences without a subject.
 */
export const renderRepeatedly = async (
  sandbox: Sandbox,
  job: PageJob,
  code: CodeFile[],
): Promise<string[]> => {
  let death: string | undefined;
  const renderer = createRenderer(spawnRenderer(sandbox), LIMITS, (reason, wasIdle) => {
    if (wasIdle) death = reason;
  });
  let rendered = 0;
  const render = async (times: number): Promise<void> => {
    for (let count = 0; count < times; count++) {
      await renderer.render(job, code, { deferred: [], onPart: () => undefined });
      rendered += 1;
    }
  };
  try {
    await renderer.ready;
    await render(FIRST_RENDERS);
    const before = await renderer.inspect();
    await render(RENDERS);
    const after = await renderer.inspect();
    const globals = after.changedGlobals.map((name) => `changes the global ${name} on the server`);
    await new Promise((resolve) => setTimeout(resolve, TIMERS_MS));
    return [
      ...globals,
      ...growthProblem(before, after),
      ...(death ? [`leaves a failure behind on the server: ${death}`] : []),
    ];
  } catch (error) {
    const reason = death ?? (error instanceof Error ? error.message : String(error));
    const when = rendered === 0 ? "" : ` after ${rendered} times`;
    return [`could not be rendered on the server${when}: ${reason}`];
  } finally {
    renderer.end("it has been tried");
  }
};
