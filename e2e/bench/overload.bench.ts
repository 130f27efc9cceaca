/**
 * Four times what the site can serve, for five minutes, of all kinds and from many networks, on the embedded database and on
 * PostgreSQL: `npm run bench -- overload`. SECONDS (300), TIMES (4), DEADLINE_MS (2000); DATABASES=embedded for one.
 * Bar: health checks, goodput and memory stay within the limits below, and nothing fails but by 503.
 */
import { fork } from "node:child_process";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { ImageList } from "@promptfolio/contracts/api/images";
import { percentile, whole } from "../../api/bench/support/report";
import { startPostgres } from "../../api/test/postgres.mjs";
import { type Product, startProduct } from "../support/product";
import type { Phase, Tally } from "./overload/load-process";
import { type Watched, watchSite } from "./overload/watch";

const number = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise);
const SECONDS = number("SECONDS", 300);
const TIMES = number("TIMES", 4);
const DEADLINE_MS = number("DEADLINE_MS", 2_000);
const DATABASES = (process.env["DATABASES"] ?? "embedded,postgresql").split(",");

const WARM_UP_S = Math.min(20, SECONDS);
const PEAK_S = Math.min(20, SECONDS);
const CONCURRENCIES = [16, 32, 64, 128];
/** How often renditions are removed, so that they have to be made again. */
const CLEAR_INTERVAL_MS = 10_000;
const REMADE = /\/(detail|card-large)\.webp$/;

const MIN_GOODPUT = 0.8;
const MAX_GROWTH = 1.1;
const MAX_HEALTH_MS = 1_000;
/** Minimum share of the planned requests: a machine that can't send them gives no valid result. */
const MIN_SENT = 0.95;

const must = (name: string, figures: string, holds: boolean, bar: string): void => {
  console.log(`${name.padEnd(28)} ${figures.padEnd(56)} ${holds ? "" : "MISSED "}${bar}`);
  if (!holds) process.exitCode = 1;
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const removeRenditions = async (dataDir: string): Promise<void> => {
  const folder = join(dataDir, "media/renditions");
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((each) => REMADE.test(each))) await rm(join(folder, name), { force: true });
};

const startLoad = () => {
  const child = fork(join(import.meta.dirname, "overload/load-process.ts"), {
    execArgv: ["--import", "tsx"],
  });
  return {
    run: (phase: Phase): Promise<Tally> => {
      child.send(phase);
      return new Promise((resolve) => child.once("message", (tally: Tally) => resolve(tally)));
    },
    stop: () => child.kill(),
  };
};

const report = (peak: number, tally: Tally, { health, memory }: Watched): void => {
  const goodput = tally.good / SECONDS;
  const offered = tally.sent / SECONDS;
  const slice = Math.min(60, SECONDS / 3);
  const from = memory[0]?.at ?? 0;
  const first = mean(memory.filter(({ at }) => at < from + slice).map(({ megabytes }) => megabytes));
  const last = mean(memory.filter(({ at }) => at > from + SECONDS - slice).map(({ megabytes }) => megabytes));
  const slowest = Math.max(...health);
  const wrong = Object.entries(tally.wrong).map(([what, count]) => `${count} × ${what}`);
  must(
    "offered",
    `${whole(offered)}/s, ${(offered / peak).toFixed(2)}× the peak of ${whole(peak)}/s`,
    offered > peak * TIMES * MIN_SENT,
    `${TIMES}×`,
  );
  must(
    "goodput",
    `${whole(goodput)}/s, ${(goodput / peak).toFixed(2)}× the peak`,
    goodput >= peak * MIN_GOODPUT,
    `at least ${MIN_GOODPUT}×`,
  );
  must(
    "refused, with Retry-After",
    `${whole(tally.refused)}; overdue ${whole(tally.overdue)}, 404 ${whole(tally.missing)}`,
    true,
    "",
  );
  must("anything else", wrong.join(", ") || "nothing", wrong.length === 0, "nothing");
  must(
    "health",
    `${whole(percentile(health, 0.5))} ms, ${whole(slowest)} at most, of ${health.length}`,
    slowest < MAX_HEALTH_MS,
    `below ${whole(MAX_HEALTH_MS)} ms`,
  );
  must(
    "memory, first and last minute",
    `${whole(first)} and ${whole(last)} MB: ${(last / first).toFixed(2)}×`,
    last <= first * MAX_GROWTH,
    `at most ${MAX_GROWTH}×`,
  );
  console.log("good by kind:", JSON.stringify(tally.goodByKind));
};

const overload = async (product: Product): Promise<void> => {
  const list: ImageList = await (await fetch(`${product.origin}/api/images?limit=100`)).json();
  const [first, ...rest] = list.images.map(({ id, slug, imageUrl }) => ({ id, slug, imageUrl }));
  if (!first) throw new Error("The site has no images");
  const origin = product.origin.replace("localhost", "127.0.0.1");
  const load = startLoad();
  const send = (seconds: number, how: Phase["load"]) =>
    load.run({ origin, images: [first, ...rest], seconds, deadlineMs: DEADLINE_MS, load: how });
  const clearing = setInterval(() => void removeRenditions(product.dataDir), CLEAR_INTERVAL_MS);
  try {
    await send(WARM_UP_S, { concurrency: 16 });
    let peak = 0;
    for (const concurrency of CONCURRENCIES) {
      const { good } = await send(PEAK_S, { concurrency });
      console.log(`${concurrency} at a time: ${whole(good / PEAK_S)}/s`);
      peak = Math.max(peak, good / PEAK_S);
    }
    const watch = watchSite(origin, product.pid());
    const tally = await send(SECONDS, { perSecond: peak * TIMES });
    report(peak, tally, await watch.stop());
  } finally {
    clearInterval(clearing);
    load.stop();
  }
};

const SETTINGS = {
  TRUST_PROXY: "loopback",
  NETWORK_PAGES_PER_SECOND: "24",
  NETWORK_CEILING: "100",
  RENDER_TIMEOUT_MS: "1000",
  DEFERRED_TIMEOUT_MS: "1000",
};

for (const database of DATABASES) {
  console.log(
    `\n${database}: ${SECONDS} s at ${TIMES} times the peak; a response counts within ${DEADLINE_MS} ms`,
  );
  const postgres = database === "embedded" ? undefined : await startPostgres();
  if (database !== "embedded" && !postgres)
    throw new Error("PostgreSQL's programs are missing: apt install postgresql");
  const product = await startProduct({ ...SETTINGS, ...(postgres && { DATABASE_URL: postgres.url }) });
  try {
    await overload(product);
    console.log(
      product
        .log()
        .split("\n")
        .filter((line) => line.includes('"level":50'))
        .slice(0, 5)
        .join("\n"),
    );
  } finally {
    await product.dispose();
    await postgres?.stop();
  }
}
