import { setTimeout as wait } from "node:timers/promises";
import type { ReleaseContext } from "../../registry/release-context";
import { type Command, knownRemotes, remoteName } from "../command";
import { readStatus } from "./status";
import { statusTable } from "./status-table";

/** How often the status is read again, in milliseconds. */
const POLL_INTERVAL_MS = 2_000;

interface WatchOptions {
  print(text: string): void;
  asJson: boolean;
  /** Stops watching. */
  signal: AbortSignal;
  /** In milliseconds; set by tests. */
  pollIntervalMs?: number;
}

/** Prints the status now, and again after each change. */
export const watchStatus = async (
  context: ReleaseContext,
  only: string | undefined,
  { print, asJson, signal, pollIntervalMs = POLL_INTERVAL_MS }: WatchOptions,
): Promise<void> => {
  let shown = "";
  while (!signal.aborted) {
    const status = await readStatus(context, only);
    const text = asJson ? JSON.stringify(status) : [...statusTable(status), ""].join("\n");
    if (text !== shown) print(text);
    shown = text;
    await wait(pollIntervalMs, undefined, { signal }).catch(() => undefined);
  }
};

export const statusCommand: Command = async (context, positionals, { watch, json }) => {
  const only = positionals[0] && remoteName(positionals[0]);
  knownRemotes(await context.store.readRegistry(), positionals);
  if (watch)
    await watchStatus(context, only, {
      print: console.log,
      asJson: json,
      signal: new AbortController().signal,
    });
  const status = await readStatus(context, only);
  return { lines: statusTable(status), data: status };
};
