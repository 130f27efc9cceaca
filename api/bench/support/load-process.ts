import { benchImageId } from "../data/ids";
import { Connection } from "./connection";
import type { LoadPlan, LoadResult } from "./load";

// The load process: sends the next request on each connection as soon as the response has arrived.

/** Every benchmark database has at least this many images. */
const IMAGES = 1_000;

const numbered = (text: string, n: number): string =>
  text.replace("{n}", String(n)).replace("{image}", benchImageId(n % IMAGES));

const run = async (plan: LoadPlan): Promise<LoadResult> => {
  const { ports, connections, requests, each = 1, seconds, count, from } = plan;
  const isNumbered = requests.some((text) => /\{(n|image)\}/.test(text));
  const times: number[] = [];
  const statuses: Record<number, number> = {};
  let next = from;
  const last = count === undefined ? Number.POSITIVE_INFINITY : from + count;
  const start = performance.now();
  const end = seconds === undefined ? Number.POSITIVE_INFINITY : start + seconds * 1_000;

  const caller = async (_: unknown, number: number) => {
    const connection = await Connection.open(ports[number % ports.length] ?? 0);
    let now = performance.now();
    while (next < last && now < end) {
      const n = next;
      next += 1;
      const text = requests[Math.floor(n / each) % requests.length] ?? "";
      const { status } = await connection.request(isNumbered ? numbered(text, n) : text);
      statuses[status] = (statuses[status] ?? 0) + 1;
      const then = performance.now();
      times.push(then - now);
      now = then;
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, caller));

  const elapsed = (performance.now() - start) / 1_000;
  times.sort((a, b) => a - b);
  const percentile = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return {
    perSecond: times.length / elapsed,
    median: percentile(0.5),
    p95: percentile(0.95),
    statuses,
    next,
  };
};

process.on("message", async (plan: LoadPlan) => {
  try {
    process.send?.({ result: await run(plan) });
  } catch (error) {
    process.send?.({ failure: String(error) });
  }
});
