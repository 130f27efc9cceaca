import { url as inspectorUrl } from "node:inspector";
import { Worker } from "node:worker_threads";
import { MEMORY_BYTES, openSharedMemory } from "./shared-memory";
import type { WatchdogStart } from "./watchdog-worker";

/** Notes the URL that is worked on from now on, for the log. */
export type NoteUrl = (url: string) => void;

interface WatchdogOptions {
  /** The URL of `watchdog-worker`. */
  script: URL;
  /** How long the event loop may stand still; 0: for ever. */
  seconds: number;
  logLevel: string;
}

const BEAT_INTERVAL_MS = 250;

/**
 * Starts a thread that ends the process when its event loop stands still: it answers nothing then, not even SIGTERM. Its
 * supervisor starts it again. Off while a debugger is attached, as a breakpoint looks the same.
 */
export const startWatchdog = ({ script, seconds, logLevel }: WatchdogOptions): NoteUrl => {
  if (seconds === 0 || inspectorUrl() !== undefined) return () => undefined;
  const memory = new SharedArrayBuffer(MEMORY_BYTES);
  const { beat, setUrl } = openSharedMemory(memory);
  const workerData: WatchdogStart = { memory, seconds, logLevel };
  new Worker(script, { workerData }).unref();
  setInterval(beat, BEAT_INTERVAL_MS).unref();
  return setUrl;
};
