/**
 * What a process for each release costs, beside an earlier checkout that is built: `BASELINE=/path npm run bench -- isolation`;
 * and what an endless loop in one remote costs the pages of the others.
 */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { ordersRelease } from "../support/orders-release";
import { FRONT_ENDS, ROOT } from "../support/site-process";
import { type UncachedPage, uncachedPage } from "../support/uncached-page";
import { median } from "./measure";
import { sumsOf } from "./process-time";

const ROUNDS = Number(process.env["ROUNDS"] ?? 7);
const VISITS = Number(process.env["VISITS"] ?? 40);
/** Visits before the measurement: with one process per release, each process compiles its own code. */
const WARM_UP_VISITS = 600;
const PAGES = ["/", "/about", "/login"];
const BARS = { loop: 1.2, uncached: 1.3, memoryMb: 120 };

const execute = promisify(execFile);

interface Site {
  origin: string;
  pid: number;
  release(...args: string[]): Promise<unknown>;
  stop(): Promise<void>;
}

/** Starts the built site of a checkout, on its own data. */
const startSiteOf = async (root: string): Promise<Site> => {
  const dataDir = await mkdtemp(join(tmpdir(), "promptfolio-bench-"));
  const env = {
    ...process.env,
    NODE_ENV: "production",
    DATA_DIR: dataDir,
    PORT: "0",
    DEMO: "on",
    LOG_LEVEL: "silent",
    // All visits come from one network.
    NETWORK_PAGES_PER_SECOND: "100000",
  };
  const release = (...args: string[]) =>
    execute(process.execPath, [join(root, "delivery/dist/release.js"), ...args], { env });
  await release(
    "publish",
    "--promote",
    "--unverified",
    ...FRONT_ENDS.map((name) => join(root, name, "dist/release")),
  );
  const site = spawn(process.execPath, [join(root, "delivery/dist/site.js")], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await new Promise<string>((resolve) => {
    site.stdout.on("data", (chunk: Buffer) => {
      const found = /ready on http:\/\/localhost:(\d+)/.exec(chunk.toString())?.[1];
      if (found) resolve(found);
    });
  });
  return {
    origin: `http://localhost:${port}`,
    pid: site.pid ?? 0,
    release,
    stop: async () => {
      const ended = once(site, "exit");
      site.kill("SIGTERM");
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

const visitAll = async ({ origin }: Site, visits: number): Promise<void> => {
  for (let visit = 0; visit < visits; visit++) await uncachedPage(origin, PAGES[visit % PAGES.length] ?? "/");
};

/** Milliseconds of processor time per uncached page. */
const timePerPage = async (site: Site): Promise<number> => {
  const before = await sumsOf(site.pid);
  await visitAll(site, VISITS);
  return ((await sumsOf(site.pid)).milliseconds - before.milliseconds) / VISITS;
};

/** Milliseconds until an uncached page is received. */
const waitPerPage = async (site: Site): Promise<number> => {
  const start = performance.now();
  await visitAll(site, VISITS);
  return (performance.now() - start) / VISITS;
};

const show = (what: string, ours: number, theirs: number, bar: string, unit: string): void =>
  console.log(
    `${what.padEnd(34)} ${ours.toFixed(1).padStart(8)} ${theirs.toFixed(1).padStart(8)} ${unit}   ${(ours / theirs).toFixed(2)}×   ${bar}`,
  );

const compareWithBaseline = async (site: Site, root: string): Promise<void> => {
  const baseline = await startSiteOf(root);
  try {
    const [ours, theirs] = [await sumsOf(site.pid), await sumsOf(baseline.pid)];
    show("memory after the start", ours.megabytes, theirs.megabytes, `at most +${BARS.memoryMb} MB`, "MB");
    for (const each of [site, baseline]) await visitAll(each, WARM_UP_VISITS);
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      times[0].push(await timePerPage(site));
      times[1].push(await timePerPage(baseline));
    }
    show(
      "processor time, uncached page",
      median(times[0]),
      median(times[1]),
      `at most ${BARS.uncached}×`,
      "ms",
    );
    if (median(times[0]) > median(times[1]) * BARS.uncached) process.exitCode = 1;
    if (ours.megabytes > theirs.megabytes + BARS.memoryMb) process.exitCode = 1;
  } finally {
    await baseline.stop();
  }
};

/** Visits a page repeatedly until stopped; stopping returns the results. */
const keepVisiting = (site: Site, path: string) => {
  const visits: UncachedPage[] = [];
  let isEnding = false;
  const ended = (async () => {
    while (!isEnding) visits.push(await uncachedPage(site.origin, path));
  })();
  return async (): Promise<UncachedPage[]> => {
    isEnding = true;
    await ended;
    return visits;
  };
};

const LOOPS_AFTER_MS = 10_000;

/**
 * Promotes a release that no circuit breaker has seen yet, and waits until visitors get its page.
 * @returns when its page starts its endless loop, in milliseconds since 1970
 */
const promoteOrders = async (site: Site, version: string): Promise<number> => {
  const heading = `Orders ${version}`;
  const loopsFrom = Date.now() + LOOPS_AFTER_MS;
  const component = `if (typeof window === "undefined") while (Date.now() > ${loopsFrom});`;
  const folder = await ordersRelease(version, { component, heading });
  await site.release("publish", "--promote", "--unverified", folder);
  while (!(await uncachedPage(site.origin, "/orders")).html.includes(heading)) await delay(100);
  return loopsFrom;
};

const measureLoop = async (site: Site): Promise<void> => {
  const waits: [number[], number[]] = [[], []];
  await visitAll(site, WARM_UP_VISITS);
  for (let round = 0; round < ROUNDS; round++) {
    const version = `1.${round}.0`;
    const loopsFrom = await promoteOrders(site, version);
    await visitAll(site, VISITS);
    // Without it, with it, and without it again: a machine that becomes slower meanwhile affects both.
    const before = await waitPerPage(site);
    if (Date.now() > loopsFrom) throw new Error("the machine is too slow: the loop began too soon");
    await delay(loopsFrom - Date.now() + 1);
    const end = keepVisiting(site, "/orders");
    waits[0].push(await waitPerPage(site));
    const visits = await end();
    if (visits.some(({ html }) => html.includes(`Orders ${version}`))) throw new Error("it did not loop");
    await visitAll(site, VISITS);
    waits[1].push((before + (await waitPerPage(site))) / 2);
  }
  show("wait for an uncached page, loop", median(waits[0]), median(waits[1]), `at most ${BARS.loop}×`, "ms");
  if (median(waits[0]) > median(waits[1]) * BARS.loop) process.exitCode = 1;
};

const site = await startSiteOf(ROOT);
try {
  console.log(`medians of ${ROUNDS} rounds of ${VISITS} pages; with and without, or now and before`);
  const root = process.env["BASELINE"];
  if (root) await compareWithBaseline(site, root);
  await measureLoop(site);
} finally {
  await site.stop();
}
