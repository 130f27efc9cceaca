import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, realpathSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { assertSpace } from "@promptfolio/server/files/free-space";
import { endReplacement } from "@promptfolio/server/files/replace-contents";
import type { Logger } from "pino";
import { resourcePath } from "../../config/resource-path";
import { engineConnection, openSocketFolder, removeEngineAddress, socketIn } from "./engine-socket";
import { lockFolder } from "./folder-lock";
import { createSharedState, STATE_BYTES } from "./shared-state";
import type { WorkerReport, WorkerStart } from "./worker";

/** A separate script: beside this code's bundle or, when run from source, where the tests put it. */
const scriptPath = (name: string): string => resourcePath(import.meta.url, name, `../../../.cache/${name}`);

/** A new database, and some of its log. */
const NEEDED_BYTES = 64 * 1024 * 1024;

/** Creates the database in a separate process: it takes hundreds of megabytes that a thread wouldn't release. */
const createDatabase = async (folder: string): Promise<void> => {
  await assertSpace([{ folder: dirname(folder), bytes: NEEDED_BYTES }]);
  const creator = spawn(process.execPath, [scriptPath("database-creator.js"), folder], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const [[exitCode], reason] = await Promise.all([once(creator, "close"), text(creator.stderr)]);
  if (exitCode !== 0) throw new Error(`The embedded database could not be created: ${reason}`);
};

const RESTART_DELAY_MS = 500;
const MAX_RESTART_DELAY_MS = 10_000;

/**
 * By then the caller has given up. The engine ignores `statement_timeout`, so the only way to stop a statement is to
 * end the engine's thread.
 */
const MAX_STATEMENT_MS = 20_000;

interface Thread {
  /** How often the engine called fsync. */
  syncs(): number;
  /** Ends the engine as if it had failed, for drills. */
  fail(reason: string): void;
  stop(): Promise<void>;
}

const startThread = (
  start: Omit<WorkerStart, "memory">,
  maxStatementMs: number,
  onLost: (reason: string) => void,
): Promise<Thread> => {
  const memory = new SharedArrayBuffer(STATE_BYTES);
  const { statementMs, syncs } = createSharedState(memory);
  const workerData: WorkerStart = { ...start, memory };
  const worker = new Worker(scriptPath("database-worker.js"), { workerData });

  return new Promise((resolve, reject) => {
    let state: "starting" | "running" | "ended" = "starting";
    const end = (reason: string) => {
      const before = state;
      state = "ended";
      if (before === "starting") reject(new Error(reason));
      else if (before === "running") onLost(reason);
      void worker.terminate();
    };
    const stop = async () => {
      if (state === "ended") return;
      state = "ended";
      const exited = new Promise((done) => worker.once("exit", done));
      worker.postMessage("stop");
      await exited;
    };
    worker.on("message", (report: WorkerReport) => {
      if (report !== "ready") return end(report.fatal);
      state = "running";
      resolve({ syncs, fail: end, stop });
    });
    worker.on("error", (error) => end(String(error)));
    const watch = setInterval(() => {
      if (statementMs() > maxStatementMs) end(`a statement ran for more than ${maxStatementMs} ms`);
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
export const startEngine = async (folder: string, log: Logger, maxStatementMs = MAX_STATEMENT_MS) => {
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
    /** `pg` accepts it as a host. */
    socketFolder,
    syncs: () => thread.syncs(),
    fail: (reason: string) => thread.fail(reason),
    /** Resolves when no restart is in progress. */
    recovered: async () => restarting,
    async stop() {
      stopping = true;
      await restarting;
      await thread.stop();
      rmSync(socketFolder, { recursive: true, force: true });
    },
  };
};
export type EmbeddedEngine = Awaited<ReturnType<typeof startEngine>>;

/**
 * Locks a data folder and starts the engine on its database, which is created if there is none.
 * @throws OperatorError while another process has the folder
 */
export const openEmbedded = async (dataDir: string, log: Logger) => {
  const lock = lockFolder(dataDir);
  try {
    removeEngineAddress(dataDir);
    if (await endReplacement(dataDir)) log.warn("an interrupted restore was ended");
    rmSync(join(dataDir, "database.unfinished"), { recursive: true, force: true });
    const engine = await startEngine(join(dataDir, "database"), log);
    return {
      engine,
      connection: engineConnection(engine.socketFolder),
      async close(): Promise<void> {
        await engine.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
};
