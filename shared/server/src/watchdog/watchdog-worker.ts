import { workerData } from "node:worker_threads";
import { pino } from "pino";
import { logOptions } from "../logging";
import { readMainStack } from "./main-stack";
import { openSharedMemory } from "./shared-memory";

export interface WatchdogStart {
  memory: SharedArrayBuffer;
  seconds: number;
  logLevel: string;
}

/** After a suspension of the machine the time is over as well, but then the main thread goes on. */
const GRACE_MS = 1_000;

const { memory, seconds, logLevel }: WatchdogStart = workerData;
const { waitForBeat, path } = openSharedMemory(memory);

while (waitForBeat(seconds * 1_000) || waitForBeat(GRACE_MS));

const log = pino(logOptions(logLevel), pino.destination({ sync: true }));
log.fatal(
  { url: path(), stack: await readMainStack(), seconds },
  "the event loop stands still: the process is ended, as it can't end itself",
);
process.kill(process.pid, "SIGKILL");
