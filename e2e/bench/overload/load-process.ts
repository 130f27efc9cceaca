import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { createTraffic, type TrafficImage, type TrafficRequest } from "./traffic";

// Sends the traffic from a separate process. Reads phases from its parent, and sends back the tally of each.

export interface Phase {
  origin: string;
  images: readonly [TrafficImage, ...TrafficImage[]];
  seconds: number;
  /** A response after this is useless to the client, in milliseconds. */
  deadlineMs: number;
  /** A closed loop with this many concurrent requests, or an open loop with this many requests per second. */
  load: { concurrency: number } | { perSecond: number };
}

export interface Tally {
  sent: number;
  /** 2xx within the deadline. */
  good: number;
  /** 503 or 429 with Retry-After. */
  refused: number;
  /** Expected 404s within the deadline. */
  missing: number;
  /** Correct, but after the deadline. */
  overdue: number;
  /** Any other outcome, by description: the server must not cause these. */
  wrong: Record<string, number>;
  goodByKind: Record<string, number>;
}

const TIMEOUT_MS = 20_000;
const TICK_MS = 10;
/** Node accepts one connection in each turn of its event loop, so they are opened in advance, like a proxy's. */
const CONNECTIONS = 1_024;
const agent = new Agent({
  keepAlive: true,
  maxSockets: CONNECTIONS,
  maxFreeSockets: CONNECTIONS,
  scheduling: "fifo",
});

const HEALTH: TrafficRequest = { kind: "health", method: "GET", path: "/healthz", headers: {} };

const openConnections = (origin: string) =>
  Promise.all(Array.from({ length: CONNECTIONS }, () => send(origin, HEALTH, TIMEOUT_MS)));

const outcomeOf = (
  { kind }: TrafficRequest,
  status: number,
  retryAfter: string | undefined,
  isOverdue: boolean,
) => {
  if (status === 503 || status === 429) return retryAfter ? "refused" : `${status} without Retry-After`;
  if (status === 404 && kind === "missing") return isOverdue ? "overdue" : "missing";
  if (status < 200 || status > 299) return `${status} for ${kind}`;
  return isOverdue ? "overdue" : "good";
};

const send = (origin: string, each: TrafficRequest, deadlineMs: number): Promise<string> =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    const { method, path, headers } = each;
    const sent = request(origin + path, { method, headers, agent, timeout: TIMEOUT_MS }, (response) => {
      response.on("error", (error) => resolve(`${error.message} for ${each.kind}`));
      response.on("end", () => {
        const isOverdue = performance.now() - startedAt > deadlineMs;
        resolve(outcomeOf(each, response.statusCode ?? 0, response.headers["retry-after"], isOverdue));
      });
      response.resume();
    });
    sent.on("timeout", () => sent.destroy(new Error("nothing for 20 s")));
    sent.on("error", (error) => resolve(`${error.message} for ${each.kind}`));
    sent.end();
  });

const add = (counts: Record<string, number>, name: string): void => {
  counts[name] = (counts[name] ?? 0) + 1;
};

const run = async ({ origin, images, seconds, deadlineMs, load }: Phase): Promise<Tally> => {
  const next = createTraffic(images);
  const tally: Tally = { sent: 0, good: 0, refused: 0, missing: 0, overdue: 0, wrong: {}, goodByKind: {} };
  const sendNext = async (): Promise<void> => {
    const each = next();
    tally.sent += 1;
    const outcome = await send(origin, each, deadlineMs);
    if (outcome === "good" || outcome === "refused" || outcome === "missing" || outcome === "overdue")
      tally[outcome] += 1;
    else add(tally.wrong, outcome);
    if (outcome === "good") add(tally.goodByKind, each.kind);
  };
  if ("perSecond" in load) await openConnections(origin);
  const startedAt = performance.now();
  const elapsed = () => (performance.now() - startedAt) / 1_000;
  if ("concurrency" in load) {
    const visitor = async () => {
      while (elapsed() < seconds) await sendNext();
    };
    await Promise.all(Array.from({ length: load.concurrency }, visitor));
    return tally;
  }
  const pending = new Set<Promise<void>>();
  while (elapsed() < seconds) {
    while (tally.sent < elapsed() * load.perSecond) {
      const each = sendNext();
      pending.add(each);
      void each.finally(() => pending.delete(each));
    }
    await wait(TICK_MS);
  }
  await Promise.all(pending);
  return tally;
};

process.on("message", async (phase: Phase) => process.send?.(await run(phase)));
