import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { FromWorker, MarkupPart, RenderedPage, RenderJob, ToWorker } from "./messages";
import type { DeferredQuery, RenderResult } from "./module-host";

/** A page that could not be rendered here: it threw, or took longer than it may. */
export class RenderError extends Error {
  override readonly name = "RenderError";
  constructor(
    message: string,
    readonly stackInWorker = "",
    /** True if the thread went with it. */
    readonly isLost = false,
  ) {
    super(message);
  }
}

/** This server was too busy to render a page: nothing is said of the remote. */
export class OverloadError extends RenderError {}

export interface RenderPoolOptions {
  size: number;
  /** How long one page may take, in milliseconds. */
  timeoutMs: number;
  /** The most that a thread may hold, in megabytes; one that needs more is replaced. */
  memoryMb: number;
  /** Reads a server build's code by its name, `gallery/1.0.0/server/home-page.cjs`. */
  readCode(name: string): Promise<string>;
}

/** What a page is not kept waiting for, and who takes the parts that wait for it. */
export interface Streaming {
  deferred: DeferredQuery[];
  /** Of the inline scripts that put deferred parts in their places. */
  nonce?: string;
  onPart(part: MarkupPart): void;
}

export type PageJob = Omit<RenderJob, "deferred" | "nonce">;

export interface RenderPool {
  /**
   * Resolves with the page as soon as it may go out; `ended` settles when its deferred parts are out, and rejects with a
   * RenderError if one of them broke: `isLost` if nothing more can come of the page.
   * @throws RenderError
   */
  render(job: PageJob, streaming?: Streaming): Promise<RenderResult>;
  /** From now on only these builds are needed; the rest is freed. */
  retain(names: ReadonlySet<string>): void;
  close(): Promise<void>;
}

interface Waiting {
  job: PageJob;
  streaming: Streaming;
  resolve(rendering: RenderResult): void;
  reject(error: unknown): void;
}

/** A page that is out, but for its deferred parts. */
interface StreamingPage {
  onPart(part: MarkupPart): void;
  end(): void;
  fail(error: RenderError): void;
  /** Runs once all answers are there. */
  timer: NodeJS.Timeout | undefined;
}

interface Thread {
  worker: Worker;
  codeSent: Set<string>;
  open: Map<number, StreamingPage>;
  busy: { waiting: Waiting; id: number; timer: NodeJS.Timeout } | null;
  ready: boolean;
}

const workerFile = (): URL => {
  const bundled = new URL("./render-worker.js", import.meta.url);
  if (existsSync(fileURLToPath(bundled))) return bundled;
  return new URL("../../dist/render-worker.js", import.meta.url);
};

/** How many pages may wait for a thread; more are refused at once, so that a burst ends in plain frames, not in silence. */
const MAX_QUEUE_LENGTH = 200;

const NOTHING_DEFERRED: Streaming = { deferred: [], onPart: () => undefined };

/** Renders pages in worker threads, each with a deadline: a remote's endless loop costs a thread, never the server. */
export const createRenderPool = ({
  size,
  timeoutMs: deadline,
  memoryMb: memory,
  readCode,
}: RenderPoolOptions): RenderPool => {
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

  const replace = (thread: Thread, message: string): void => {
    if (!threads.delete(thread)) return;
    const error = new RenderError(message, "", true);
    if (thread.busy) {
      clearTimeout(thread.busy.timer);
      thread.busy.waiting.reject(error);
    }
    for (const open of thread.open.values()) {
      clearTimeout(open.timer);
      open.fail(error);
    }
    void thread.worker.terminate();
    if (!closing) start();
    assign();
  };

  /** Hands deferred answers on as they come. Once all are there, the page must end within the deadline. */
  const forwardDeferred = (
    thread: Thread,
    id: number,
    open: StreamingPage,
    deferred: DeferredQuery[],
  ): void => {
    const handed = deferred.map(async ({ path, response }) => {
      const settled = await response;
      if (thread.open.has(id)) send(thread, { kind: "response", id, path, response: settled });
    });
    void Promise.all(handed).then(() => {
      if (!thread.open.has(id)) return;
      open.timer = setTimeout(
        () => replace(thread, `the deferred parts were not rendered within ${deadline} ms`),
        deadline,
      );
    });
  };

  const openPage = (
    thread: Thread,
    id: number,
    page: RenderedPage,
    { deferred, onPart }: Streaming,
  ): RenderResult => {
    const ended = new Promise<void>((end, fail) => {
      const open: StreamingPage = { onPart, end, fail, timer: undefined };
      thread.open.set(id, open);
      forwardDeferred(thread, id, open, deferred);
    });
    return { page, ended };
  };

  const closePage = (thread: Thread, id: number, failure: RenderError | null): void => {
    const open = thread.open.get(id);
    clearTimeout(open?.timer);
    thread.open.delete(id);
    if (failure) open?.fail(failure);
    else open?.end();
  };

  const receive = (thread: Thread, message: FromWorker): void => {
    if (message.kind === "ready") {
      thread.ready = true;
      assign();
    } else if (message.kind === "part") {
      thread.open.get(message.id)?.onPart(message.part);
    } else if (message.kind === "ended") {
      const { failure } = message;
      closePage(thread, message.id, failure && new RenderError(failure.message, failure.stack));
    } else if (thread.busy?.id === message.id) {
      const { waiting, id } = thread.busy;
      if (message.kind === "failed") waiting.reject(new RenderError(message.message, message.stack));
      else if (message.open) waiting.resolve(openPage(thread, id, message.page, waiting.streaming));
      else waiting.resolve({ page: message.page, ended: null });
      finish(thread);
    }
  };

  const start = (): void => {
    const thread: Thread = {
      worker: new Worker(workerFile(), { resourceLimits: { maxOldGenerationSizeMb: memory } }),
      codeSent: new Set(),
      open: new Map(),
      busy: null,
      ready: false,
    };
    threads.add(thread);
    thread.worker.unref();
    thread.worker.on("message", (message: FromWorker) => receive(thread, message));
    thread.worker.on("error", (error) => replace(thread, `the render thread died: ${error.message}`));
    thread.worker.on("exit", () => replace(thread, "the render thread ended"));
  };

  const dispatch = (thread: Thread, waiting: Waiting): void => {
    const { job } = waiting;
    const files = [job.shell, ...(job.page ? [job.page.module] : [])]
      .filter((name) => !thread.codeSent.has(name))
      .map((name) => ({ name, source: code.get(name) ?? "" }));
    if (files.length > 0) send(thread, { kind: "code", files });
    for (const { name } of files) thread.codeSent.add(name);
    const id = nextId++;
    // A thread's first page of a build also compiles it, which is not the page's fault.
    const timeout = files.length > 0 ? deadline * 3 : deadline;
    const timer = setTimeout(() => replace(thread, `not rendered within ${timeout} ms`), timeout);
    thread.busy = { waiting, id, timer };
    const { nonce } = waiting.streaming;
    const deferred = waiting.streaming.deferred.map(({ path }) => path);
    send(thread, { kind: "render", id, job: { ...job, deferred, ...(nonce && { nonce }) } });
  };

  const assign = (): void => {
    for (const thread of threads) {
      if (!thread.ready || thread.busy) continue;
      const waiting = queue.shift();
      if (!waiting) return;
      dispatch(thread, waiting);
    }
  };

  const loadCode = async (name: string): Promise<void> => {
    if (!code.has(name)) code.set(name, await readCode(name));
  };

  for (let count = 0; count < size; count++) start();

  return {
    render: async (job, streaming = NOTHING_DEFERRED) => {
      if (queue.length >= MAX_QUEUE_LENGTH) throw new OverloadError("too many pages are waiting");
      await Promise.all([job.shell, ...(job.page ? [job.page.module] : [])].map(loadCode));
      return new Promise((resolve, reject) => {
        queue.push({ job, streaming, resolve, reject });
        assign();
      });
    },
    retain: (names) => {
      for (const name of code.keys()) if (!names.has(name)) code.delete(name);
      for (const thread of threads) {
        for (const name of thread.codeSent) if (!names.has(name)) thread.codeSent.delete(name);
        send(thread, { kind: "retain", names: [...names] });
      }
    },
    close: async () => {
      closing = true;
      for (const { reject } of queue.splice(0)) reject(new OverloadError("the server is stopping"));
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
};
