import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { FromWorker, MarkupPart, RenderedPage, RenderJob, ToWorker } from "./messages";
import type { LateAnswer, Rendering } from "./module-host";

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

export interface RenderPoolOptions {
  size: number;
  /** How long one page may take, in milliseconds. */
  deadline: number;
  /** The most that a thread may hold, in megabytes; one that needs more is replaced. */
  memory: number;
  /** Reads a server build's code by its name, `gallery/1.0.0/server/home-page.cjs`. */
  readCode(name: string): Promise<string>;
}

/** What a page is not kept waiting for, and who takes the parts that wait for it. */
export interface Streaming {
  late: LateAnswer[];
  onPart(part: MarkupPart): void;
}

export type PageJob = Omit<RenderJob, "late">;

export interface RenderPool {
  /**
   * Resolves with the page as soon as it may go out; `ended` settles when its late parts are out, and rejects with a
   * RenderError if one of them broke: `isLost` if nothing more can come of the page.
   * @throws RenderError
   */
  render(job: PageJob, streaming?: Streaming): Promise<Rendering>;
  /** From now on only these builds are needed; the rest is let go. */
  keep(names: ReadonlySet<string>): void;
  close(): Promise<void>;
}

interface Waiting {
  job: PageJob;
  streaming: Streaming;
  resolve(rendering: Rendering): void;
  reject(error: unknown): void;
}

/** A page that is out, but for its late parts. */
interface Open {
  onPart(part: MarkupPart): void;
  end(): void;
  fail(error: RenderError): void;
  /** Runs once all answers are there. */
  timer: NodeJS.Timeout | undefined;
}

interface Thread {
  worker: Worker;
  codeSent: Set<string>;
  open: Map<number, Open>;
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

const WHOLE: Streaming = { late: [], onPart: () => undefined };

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

  /** Hands late answers on as they come. Once all are there, the page must end within the deadline. */
  const followLate = (thread: Thread, id: number, open: Open, late: LateAnswer[]): void => {
    const handed = late.map(async ({ path, answer }) => {
      const arrived = await answer;
      if (thread.open.has(id)) send(thread, { kind: "answer", id, path, answer: arrived });
    });
    void Promise.all(handed).then(() => {
      if (!thread.open.has(id)) return;
      open.timer = setTimeout(
        () => replace(thread, `the late parts were not rendered within ${deadline} ms`),
        deadline,
      );
    });
  };

  const openPage = (
    thread: Thread,
    id: number,
    page: RenderedPage,
    { late, onPart }: Streaming,
  ): Rendering => {
    const ended = new Promise<void>((end, fail) => {
      const open: Open = { onPart, end, fail, timer: undefined };
      thread.open.set(id, open);
      followLate(thread, id, open, late);
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
    const timer = setTimeout(() => replace(thread, `not rendered within ${patience} ms`), patience);
    thread.busy = { waiting, id, timer };
    const late = waiting.streaming.late.map(({ path }) => path);
    send(thread, { kind: "render", id, job: { ...job, late } });
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
    render: async (job, streaming = WHOLE) => {
      if (queue.length >= QUEUE_LENGTH) throw new RenderError("too many pages are waiting");
      await Promise.all([job.shell, ...(job.page ? [job.page.module] : [])].map(loadCode));
      return new Promise((resolve, reject) => {
        queue.push({ job, streaming, resolve, reject });
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
