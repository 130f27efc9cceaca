import { randomUUID } from "node:crypto";
import type { TelemetryReport } from "@promptfolio/shared/contracts/telemetry";
import type { Logger } from "pino";
import type { LiveRegistry } from "../registry/live-registry";
import type { ReleaseStore } from "../registry/release-store";
import { type CountStore, dayOf } from "./count-store";
import { createCounter } from "./counter";
import { addCounts, type Counts, emptyCounts } from "./counts";
import { stopTripped, trippedGuards } from "./guard";

/** How often counts are written down and canaries are judged, in milliseconds. */
const LOOK_EVERY = 2_000;

export interface Watch {
  count(report: TelemetryReport): boolean;
  /** The sum over all instances, as of the last look. */
  total(): Counts;
  /** Writes down what is left. */
  close(): Promise<void>;
}

interface WatchOptions {
  live: LiveRegistry;
  store: ReleaseStore;
  counts: CountStore;
  log: Logger;
}

/** Counts what browsers report, shares it with the other instances, and stops canaries that do badly. */
export const watchReleases = ({ live, store, counts, log }: WatchOptions): Watch => {
  const instance = randomUUID();
  const counter = createCounter();
  let mine = { day: "", counts: emptyCounts() };
  let total = emptyCounts();

  const writeDown = async (now: Date): Promise<void> => {
    const day = dayOf(now);
    if (mine.day !== day) mine = { day, counts: emptyCounts() };
    const taken = counter.take();
    if (!taken) return;
    mine.counts = addCounts(mine.counts, taken);
    await counts.save(day, instance, mine.counts);
  };

  const look = async (): Promise<void> => {
    const now = new Date();
    await writeDown(now);
    total = await counts.total(now);
    for (const tripped of trippedGuards(live.registry(), total))
      if (await stopTripped(store, tripped, now)) log.warn(tripped, "a canary was stopped by its guard");
  };

  let looking: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking
      .then(look)
      .catch((error: unknown) => log.error({ err: error }, "telemetry could not be written down"));
  }, LOOK_EVERY);
  timer.unref();

  return {
    count: (report) => counter.count(report, live.registry()),
    total: () => total,
    close: async () => {
      clearInterval(timer);
      await looking;
      await writeDown(new Date());
    },
  };
};
