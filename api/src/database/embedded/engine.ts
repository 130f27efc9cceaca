import { existsSync, realpathSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { Logger } from "pino";
import { besideBundle, createDatabase } from "./create-database";
import { socketIn } from "./engine-connection";
import { openSocketFolder } from "./socket-folder";
import { CLOCK_BYTES, createStatementClock } from "./statement-clock";
import type { WorkerReport, WorkerRequest, WorkerStart } from "./worker-protocol";

const RESTART_DELAY_MS = 500;
const MAX_RESTART_DELAY_MS = 10_000;

/**
 * By then the caller has given up. The engine ignores `statement_timeout`, so the only way to stop a statement is to
 * end the engine's thread.
 */
const MAX_STATEMENT_MS = 20_000;

export interface EmbeddedEngine {
  /** The folder of the socket; `pg` accepts it as a host. */
  readonly socketFolder: string;
  /** How often the engine called fsync. */
  syncs(): Promise<number>;
  /** Ends the engine as if it had failed, for drills. */
  fail(reason: string): void;
  /** Resolves when no restart is in progress. */
  recovered(): Promise<void>;
  stop(): Promise<void>;
}

interface Thread {
  syncs(): Promise<number>;
  fail(reason: string): void;
  stop(): Promise<void>;
}

const startThread = (
  start: Omit<WorkerStart, "clock">,
  maxStatementMs: number,
  onLost: (reason: string) => void,
): Promise<Thread> => {
  const memory = new SharedArrayBuffer(CLOCK_BYTES);
  const clock = createStatementClock(memory);
  const workerData: WorkerStart = { ...start, clock: memory };
  const worker = new Worker(besideBundle("database-worker.js"), { workerData });
  const waiting = new Map<number, (count: number) => void>();
  const send = (request: WorkerRequest) => worker.postMessage(request);
  let requests = 0;

  return new Promise((resolve, reject) => {
    let state: "starting" | "running" | "ended" = "starting";
    const end = (reason: string) => {
      const before = state;
      state = "ended";
      if (before === "starting") reject(new Error(reason));
      else if (before === "running") onLost(reason);
      void worker.terminate();
    };
    const thread: Thread = {
      fail: end,
      syncs: () =>
        new Promise((resolveCount) => {
          requests += 1;
          waiting.set(requests, resolveCount);
          send({ kind: "syncs", id: requests });
        }),
      stop: async () => {
        if (state === "ended") return;
        state = "ended";
        const exited = new Promise((done) => worker.once("exit", done));
        send({ kind: "stop" });
        await exited;
      },
    };
    worker.on("message", (report: WorkerReport) => {
      if (report.kind === "ready") {
        state = "running";
        resolve(thread);
      } else if (report.kind === "syncs") waiting.get(report.id)?.(report.count);
      else if (report.kind === "stopped") void worker.terminate();
      else end(report.message);
    });
    worker.on("error", (error) => end(String(error)));
    const watch = setInterval(() => {
      if (clock.elapsedMs() > maxStatementMs) end(`a statement ran for more than ${maxStatementMs} ms`);
    }, maxStatementMs / 10).unref();
    worker.on("exit", () => {
      clearInterval(watch);
      end("The engine's thread ended");
    });
  });
};

/**
 * Starts the embedded PostgreSQL on a data folder's database, behind a socket that only this user can reach. If the engine fails for
 * good (disk full), it is restarted until it can continue; meanwhile connections are refused. It is also restarted when
 * a site's statement runs for longer than any caller waits.
 */
export const startEngine = async (
  folder: string,
  log: Logger,
  maxStatementMs = MAX_STATEMENT_MS,
): Promise<EmbeddedEngine> => {
  const socketFolder = await openSocketFolder(dirname(folder));
  const socketPath = socketIn(socketFolder);
  if (!existsSync(folder)) await createDatabase(folder);
  // The engine can't follow a link.
  const start = { folder: realpathSync(folder), socketPath };
  let stopping = false;
  let restarting: Promise<void> | undefined;
  let thread: Thread;

  const restart = async () => {
    for (let delay = RESTART_DELAY_MS; !stopping; delay = Math.min(delay * 2, MAX_RESTART_DELAY_MS)) {
      await wait(delay);
      if (stopping) return;
      rmSync(socketPath, { force: true });
      try {
        thread = await startThread(start, maxStatementMs, onLost);
        log.info("the embedded database has restarted");
        return;
      } catch (error) {
        log.error({ reason: String(error) }, "the embedded database could not be restarted");
      }
    }
  };
  const onLost = (reason: string) => {
    if (stopping) return;
    log.error({ reason }, "the embedded database failed and is being restarted");
    restarting = restart();
  };

  thread = await startThread(start, maxStatementMs, onLost);
  return {
    socketFolder,
    syncs: () => thread.syncs(),
    fail: (reason) => thread.fail(reason),
    recovered: async () => restarting,
    async stop() {
      stopping = true;
      await restarting;
      await thread.stop();
      rmSync(socketFolder, { recursive: true, force: true });
    },
  };
};
