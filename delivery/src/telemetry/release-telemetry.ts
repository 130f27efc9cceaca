import type { FailureReport, TelemetryReport } from "@promptfolio/contracts/telemetry";
import { isQueueFull } from "@promptfolio/server/queue-limit";
import type { Logger } from "pino";
import type { LiveRegistry } from "../registry/live-registry";
import type { ReleaseStore } from "../registry/release-store";
import { dueSteps, stopTrippedCanary, takeStep, trippedGuards } from "./canary-steps";
import { type Amounts, addAmounts, type CountStore, dayOf, firstShownDay } from "./count-store";
import { createReportCounter } from "./counter";
import { type Counts, countsOf, emptyCounts } from "./counts";
import type { ErrorCollector } from "./errors/error-collector";
import type { HistoryRecorder } from "./history/history-recorder";
import type { ReleaseMetrics } from "./release-metrics";
import type { SummaryWriter } from "./summary";

/** How often counts are saved and canaries are judged, in milliseconds. */
const POLL_INTERVAL_MS = 2_000;

const isFailure = (report: TelemetryReport): report is FailureReport => "message" in report;

/** What is counted for a report: a failure that two releases may have caused counts for neither. */
const countedFor = (report: TelemetryReport): TelemetryReport =>
  isFailure(report) && report.disputedWith !== undefined
    ? { kind: "foreign", remote: report.remote, version: report.version, cause: "dispute" }
    : report;

export type ReleaseTelemetry = ReturnType<typeof startReleaseTelemetry>;

interface ReleaseTelemetryOptions {
  live: LiveRegistry;
  metrics: Pick<ReleaseMetrics, "count">;
  store: ReleaseStore;
  counts: CountStore;
  summary: SummaryWriter;
  errors: ErrorCollector;
  history: HistoryRecorder;
  log: Logger;
  /** In milliseconds; set by tests. */
  pollIntervalMs?: number;
}

/** Counts browsers' reports, shares the counts with the other instances, and stops canaries that trip their guard. */
export const startReleaseTelemetry = ({
  live,
  metrics,
  store,
  counts,
  summary,
  errors,
  history,
  log,
  pollIntervalMs = POLL_INTERVAL_MS,
}: ReleaseTelemetryOptions) => {
  const counter = createReportCounter();
  const listeners: (() => void)[] = [];
  /** Counts that have not been saved successfully yet. */
  let unsaved: Amounts = {};
  let total = emptyCounts();

  const share = async (now: Date): Promise<void> => {
    unsaved = addAmounts(unsaved, counter.take());
    if (Object.keys(unsaved).length > 0) await counts.add(dayOf(now), unsaved);
    unsaved = {};
    total = countsOf(await counts.since(firstShownDay(now)));
    for (const listener of listeners) listener();
  };

  /** The last step that failed, so that it is reported only once. */
  let failedStep = "";

  const judge = async (now: Date): Promise<void> => {
    const tripped = trippedGuards(live.registry(), total);
    for (const guard of tripped)
      try {
        if (await stopTrippedCanary(store, guard, now)) log.warn(guard, "a canary was stopped by its guard");
      } catch (error) {
        // A server without a key, or with read-only access, still protects its own visitors. All other servers do the
        // same, based on the same counts.
        live.stopCanary(guard.id, guard.salt, guard.why);
        log.error({ ...guard, err: error }, "a canary was stopped on this server, and not in the registry");
      }
    const stopped = new Set(tripped.map(({ salt }) => salt));
    for (const step of dueSteps(live.registry(), total, now).filter(({ salt }) => !stopped.has(salt)))
      try {
        if (await takeStep(store, step, now)) log.info(step, "a canary advanced to its next step");
      } catch (error) {
        const name = `${step.salt} ${step.next}`;
        if (failedStep !== name)
          log.error({ ...step, err: error }, "a canary could not advance to its next step");
        failedStep = name;
      }
  };

  const evaluate = async (isLast: boolean): Promise<void> => {
    const now = new Date();
    await share(now);
    await summary.write(total, now, isLast);
    if (!isLast) await judge(now);
    await errors.save();
    await history.save(now);
  };

  let evaluating: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    evaluating = evaluating
      .then(() => evaluate(false))
      .catch((error: unknown) => {
        // What could not be saved is saved with the next poll.
        const level = isQueueFull(error) ? "warn" : "error";
        log[level]({ err: error }, "telemetry could not be saved");
      });
  }, pollIntervalMs);
  timer.unref();

  return {
    /**
     * @param network of the browser that reported it; absent for the server's own failures
     * @param browser its name, if known
     */
    count: (report: TelemetryReport, network?: string, browser?: string): boolean => {
      const counted = countedFor(report);
      if (!counter.count(counted, live.registry(), network)) return false;
      metrics.count(counted);
      history.record(counted);
      if (isFailure(report)) errors.record(report, browser);
      return true;
    },
    /** The sum over all instances, as of the last evaluation. */
    total: (): Counts => total,
    /** The listener is called after each evaluation. */
    onTotal: (listener: () => void): void => void listeners.push(listener),
    /** Saves what has not been saved yet. */
    close: async (): Promise<void> => {
      clearInterval(timer);
      await evaluating;
      await evaluate(true);
    },
  };
};
