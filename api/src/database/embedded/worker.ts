import { rmSync } from "node:fs";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { reasonOf } from "@promptfolio/server/error-code";
import { DurableFs } from "./durable-fs";
import { EngineServer } from "./engine-server";
import { openEngine, watchEngine } from "./open-engine";
import { createStatementClock } from "./statement-clock";
import type { WorkerReport, WorkerRequest, WorkerStart } from "./worker-protocol";

/** The engine's own thread: its long computations would block the event loop that serves requests. */

const report = (message: WorkerReport): void => parentPort?.postMessage(message);
const onFatal = (error: unknown): void => report({ kind: "fatal", message: reasonOf(error) });

const main = async ({ folder, socketPath, clock }: WorkerStart): Promise<void> => {
  // PostgreSQL refuses an empty one, left by a start that was killed or had no space. The data folder's lock protects.
  rmSync(join(folder, "postmaster.pid"), { force: true });
  const fs = new DurableFs(folder);
  const engine = await openEngine(fs);
  watchEngine(engine, onFatal);
  const server = new EngineServer(engine, createStatementClock(clock), onFatal);
  await server.listen(socketPath);

  parentPort?.on("message", async (request: WorkerRequest) => {
    if (request.kind === "syncs") return report({ kind: "syncs", id: request.id, count: fs.syncs });
    await server.stop();
    await engine.exec("CHECKPOINT");
    await engine.close();
    report({ kind: "stopped" });
  });
  report({ kind: "ready" });
};

await main(workerData as WorkerStart).catch(onFatal);
