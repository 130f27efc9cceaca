import type { TelemetryReport } from "@promptfolio/contracts/telemetry";
import type { Logger } from "pino";
import type { LiveRegistry } from "../registry/live-registry";
import type { ReleaseStore } from "../registry/release-store";
import { type CountStore, dayOf } from "./count-store";
import { createCounter } from "./counter";
import { addCounts, type Counts, emptyCounts } from "./counts";
import { stopTripped, trippedGuards } from "./guard";
import type { SummaryWriter } from "./summary";

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
  summary: SummaryWriter;
  log: Logger;
  /** How often to look, in milliseconds; given by tests. */
  lookEvery?: number;
}

/** Counts what browsers report, shares it with the other instances, and stops canaries that do badly. */
export const watchReleases = ({
  live,
  store,
  counts,
  summary,
  log,
  lookEvery = LOOK_EVERY,
}: WatchOptions): Watch => {
  const counter = createCounter();
  /** Counted, and not written down yet: kept until that has worked. */
  let unsaved: Counts | null = null;
  let total = emptyCounts();

  const share = async (now: Date): Promise<void> => {
    const taken = counter.take();
    if (taken) unsaved = addCounts(unsaved ?? emptyCounts(), taken);
    if (unsaved) await counts.add(dayOf(now), unsaved);
    unsaved = null;
    total = await counts.total(now);
  };

  const look = async (): Promise<void> => {
    const now = new Date();
    await share(now);
    await summary.write(total, now);
    for (const tripped of trippedGuards(live.registry(), total))
      if (await stopTripped(store, tripped, now)) log.warn(tripped, "a canary was stopped by its guard");
  };

  let looking: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking
      .then(look)
      .catch((error: unknown) => log.error({ err: error }, "telemetry could not be written down"));
  }, lookEvery);
  timer.unref();

  return {
    count: (report) => counter.count(report, live.registry()),
    total: () => total,
    close: async () => {
      clearInterval(timer);
      await looking;
      const now = new Date();
      await share(now);
      await summary.write(total, now, true);
    },
  };
};
