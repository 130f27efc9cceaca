import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export interface LoadPlan {
  /** Of one API, or of several that take turns. */
  ports: readonly number[];
  connections: number;
  /** Requested in turn; `{n}` in one is its number, `{image}` the image of this number. See `requestText`. */
  requests: readonly string[];
  /** How often each of them is requested in a row. */
  each?: number;
  /** How long, or how many. */
  seconds?: number;
  count?: number;
  /** The number of the first request. */
  from: number;
}

export interface LoadResult {
  perSecond: number;
  /** Milliseconds. */
  median: number;
  p95: number;
  /** Responses by status. */
  statuses: Record<number, number>;
  /** The number that the next request would have had. */
  next: number;
}

type Report = { result: LoadResult } | { failure: string };

/** A separate process for the load, so that it doesn't compete with what it measures. */
export const startLoad = () => {
  const child = fork(join(import.meta.dirname, "load-process.ts"), { execArgv: ["--import", "tsx"] });
  return {
    async run(plan: LoadPlan): Promise<LoadResult> {
      child.send(plan);
      const [report] = (await once(child, "message")) as [Report];
      if ("failure" in report) throw new Error(report.failure);
      return report.result;
    },
    stop: () => child.kill(),
  };
};
