import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export interface LoadPlan {
  /** Ports of one API, or of several that take turns. */
  ports: readonly number[];
  connections: number;
  /** Sent in turn. `{n}` becomes the request's number, `{image}` the image with that number. See `requestText`. */
  requests: readonly string[];
  /** How often each request is sent in a row. */
  each?: number;
  /** The run ends after `seconds`, or after `count` requests. */
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

/** Starts a separate process for the load, so that it doesn't compete with the measured server. */
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
