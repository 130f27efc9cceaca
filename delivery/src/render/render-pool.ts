import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { FromWorker, RenderedPage, RenderJob, ToWorker } from "./messages";

/** A page that could not be rendered here: it threw, or took longer than it may. */
export class RenderError extends Error {
  override readonly name = "RenderError";
  constructor(
    message: string,
    readonly stackInWorker = "",
  ) {
    super(message);
  }
}

export interface RenderPoolOptions {
  size: number;
  /** How long one page may take, in milliseconds. */
  deadline: number;
  /** The most that a thread may hold, in megabytes; one that needs more is replaced. */
  memory: number;
  /** Reads a server build's code by its name, `gallery/1.0.0/server/home-page.cjs`. */
  readCode(name: string): Promise<string>;
}

export interface RenderPool {
  /** @throws RenderError */
  render(job: RenderJob): Promise<RenderedPage>;
  /** From now on only these builds are needed; the rest is let go. */
  keep(names: ReadonlySet<string>): void;
  close(): Promise<void>;
}

interface Waiting {
  job: RenderJob;
  resolve(page: RenderedPage): void;
  reject(error: unknown): void;
}

interface Thread {
  worker: Worker;
  codeSent: Set<string>;
  busy: { waiting: Waiting; id: number; timer: NodeJS.Timeout } | null;
  ready: boolean;
}

const workerFile = (): URL => {
  const bundled = new URL("./render-worker.js", import.meta.url);
  if (existsSync(fileURLToPath(bundled))) return bundled;
  return new URL("../../dist/render-worker.js", import.meta.url);
};

/** How many pages may wait for a thread; more are refused at once, so that a burst ends in plain frames, not in silence. */
const QUEUE_LENGTH = 200;

/** Renders pages in worker threads, each with a deadline: a remote's endless loop costs a thread, never the server. */
export const createRenderPool = ({ size, deadline, memory, readCode }: RenderPoolOptions): RenderPool => {
  const code = new Map<string, string>();
  const queue: Waiting[] = [];
  const threads = new Set<Thread>();
  let nextId = 1;
  let closing = false;

  const send = (thread: Thread, message: ToWorker): void => thread.worker.postMessage(message);

  const finish = (thread: Thread): void => {
    if (thread.busy) clearTimeout(thread.busy.timer);
    thread.busy = null;
    assign();
  };

  const replace = (thread: Thread, error: RenderError): void => {
    if (!threads.delete(thread)) return;
    if (thread.busy) {
      clearTimeout(thread.busy.timer);
      thread.busy.waiting.reject(error);
    }
    void thread.worker.terminate();
    if (!closing) start();
    assign();
  };

  const receive = (thread: Thread, message: FromWorker): void => {
    if (message.kind === "ready") {
      thread.ready = true;
      assign();
      return;
    }
    if (thread.busy?.id !== message.id) return;
    const { waiting } = thread.busy;
    if (message.kind === "rendered") waiting.resolve(message.page);
    else waiting.reject(new RenderError(message.message, message.stack));
    finish(thread);
  };

  const start = (): void => {
    const thread: Thread = {
      worker: new Worker(workerFile(), { resourceLimits: { maxOldGenerationSizeMb: memory } }),
      codeSent: new Set(),
      busy: null,
      ready: false,
    };
    threads.add(thread);
    thread.worker.unref();
    thread.worker.on("message", (message: FromWorker) => receive(thread, message));
    thread.worker.on("error", (error) =>
      replace(thread, new RenderError(`the render thread died: ${error.message}`)),
    );
    thread.worker.on("exit", () => replace(thread, new RenderError("the render thread ended")));
  };

  const hand = (thread: Thread, waiting: Waiting): void => {
    const { job } = waiting;
    const files = [job.shell, ...(job.page ? [job.page.module] : [])]
      .filter((name) => !thread.codeSent.has(name))
      .map((name) => ({ name, source: code.get(name) ?? "" }));
    if (files.length > 0) send(thread, { kind: "code", files });
    for (const { name } of files) thread.codeSent.add(name);
    const id = nextId++;
    // A thread's first page of a build also compiles it, which is not the page's fault.
    const patience = files.length > 0 ? deadline * 3 : deadline;
    const timer = setTimeout(
      () => replace(thread, new RenderError(`not rendered within ${patience} ms`)),
      patience,
    );
    thread.busy = { waiting, id, timer };
    send(thread, { kind: "render", id, job });
  };

  const assign = (): void => {
    for (const thread of threads) {
      if (!thread.ready || thread.busy) continue;
      const waiting = queue.shift();
      if (!waiting) return;
      hand(thread, waiting);
    }
  };

  const loadCode = async (name: string): Promise<void> => {
    if (!code.has(name)) code.set(name, await readCode(name));
  };

  for (let count = 0; count < size; count++) start();

  return {
    render: async (job) => {
      if (queue.length >= QUEUE_LENGTH) throw new RenderError("too many pages are waiting");
      await Promise.all([job.shell, ...(job.page ? [job.page.module] : [])].map(loadCode));
      return new Promise((resolve, reject) => {
        queue.push({ job, resolve, reject });
        assign();
      });
    },
    keep: (names) => {
      for (const name of code.keys()) if (!names.has(name)) code.delete(name);
      for (const thread of threads) {
        for (const name of thread.codeSent) if (!names.has(name)) thread.codeSent.delete(name);
        send(thread, { kind: "keep", names: [...names] });
      }
    },
    close: async () => {
      closing = true;
      for (const { reject } of queue.splice(0)) reject(new RenderError("the server is stopping"));
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
};
