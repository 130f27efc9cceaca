import { rmSync } from "node:fs";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { reasonOf } from "@promptfolio/server/error-code";
import { EngineServer } from "./engine-server";
import { openEngine, watchEngine } from "./open-engine";
import { createSharedState } from "./shared-state";

/** The engine's own thread: its long computations would block the event loop that serves requests. */

export interface WorkerStart {
  /** The folder of the database. */
  folder: string;
  /** Path of the socket to listen on; at most 107 bytes. */
  socketPath: string;
  memory: SharedArrayBuffer;
}

/** After a fatal failure the engine can't continue; the thread must be replaced. Any message to the thread stops it. */
export type WorkerReport = "ready" | { fatal: string };

const report = (message: WorkerReport): void => parentPort?.postMessage(message);
const onFatal = (error: unknown): void => report({ fatal: reasonOf(error) });

const main = async ({ folder, socketPath, memory }: WorkerStart): Promise<void> => {
  // PostgreSQL refuses an empty one, left by a start that was killed or had no space. The data folder's lock protects.
  rmSync(join(folder, "postmaster.pid"), { force: true });
  const state = createSharedState(memory);
  const engine = await openEngine(folder, { onSync: state.countSync });
  watchEngine(engine, onFatal);
  const server = new EngineServer(engine, state, onFatal);
  await server.listen(socketPath);

  parentPort?.on("message", async () => {
    await server.stop();
    await engine.exec("CHECKPOINT");
    await engine.close();
    process.exit();
  });
  report("ready");
};

await main(workerData as WorkerStart).catch(onFatal);
