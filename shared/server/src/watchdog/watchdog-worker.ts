import { type Debugger, type InspectorNotification, Session } from "node:inspector";
import { workerData } from "node:worker_threads";
import { pino } from "pino";
import { logOptions } from "../logging";
import { openSharedMemory } from "./shared-memory";

export interface WatchdogStart {
  memory: SharedArrayBuffer;
  seconds: number;
  logLevel: string;
}

/** Enough on a machine with much else to do: reading the scripts takes most of it. */
const STACK_TIMEOUT_MS = 5_000;
const MAX_FRAMES = 20;

/** Pauses the main thread for good, and reads where it is; empty if it can't be paused within five seconds. */
const readMainStack = (): Promise<string[]> =>
  new Promise((resolve) => {
    const session = new Session();
    /** URLs of scripts by their ids. */
    const urls = new Map<string, string>();
    const describe = ({ functionName, location }: Debugger.CallFrame): string =>
      `${functionName || "(anonymous)"} ${urls.get(location.scriptId)}:${location.lineNumber + 1}`;

    setTimeout(resolve, STACK_TIMEOUT_MS, []);
    session.connectToMainThread();
    session.on(
      "Debugger.scriptParsed",
      ({ params }: InspectorNotification<Debugger.ScriptParsedEventDataType>) =>
        urls.set(params.scriptId, params.url),
    );
    session.once("Debugger.paused", ({ params }: InspectorNotification<Debugger.PausedEventDataType>) =>
      resolve(params.callFrames.slice(0, MAX_FRAMES).map(describe)),
    );
    session.post("Debugger.enable");
    session.post("Debugger.pause");
  });

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
