/**
 * How soon a promote and a rollback reach new visitors, and whether visitors notice a storm of releases:
 * `npm run bench -- release`. STORM_SECONDS sets how long the storm lasts, 300 unless set.
 * Bar: new visitors get a promote or a rollback within 2 s, and no page fails meanwhile.
 */
import { rm } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { type Browser, chromium, type Page } from "@playwright/test";
import { nextRelease } from "../support/made-release";
import { type Product, startProduct } from "../support/product";

const ROUNDS = 10;
/** What the design promises, in milliseconds. */
const PROMISE = 2_000;
const STORM = Number(process.env["STORM_SECONDS"] ?? 300) * 1_000;
const VISITORS = 4;
/** Two teams release at once. */
const TEAMS = [["gallery", "auth"], ["static"]];
const PATHS = ["/", "/login", "/about", "/help", "/signup"];

const versionInPage = async (origin: string): Promise<string> => {
  const page = await (await fetch(`${origin}/about`)).text();
  return /\/r\/static\/([^/"]+)\/remote-entry/.exec(page)?.[1] ?? "";
};

/** Milliseconds from the end of a command until a new visitor's page names the version. */
const untilVisible = async (origin: string, version: string): Promise<number> => {
  const start = performance.now();
  while ((await versionInPage(origin)) !== version) await wait(10);
  return performance.now() - start;
};

const summary = (times: number[]): string => {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
  return `median ${at(0.5)} ms, most ${at(1)} ms`;
};

const measureReach = async (product: Product): Promise<boolean> => {
  const before = await versionInPage(product.origin);
  const promotes: number[] = [];
  const rollbacks: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const version = `8.0.${round}`;
    await product.release("publish", await nextRelease("mfe-static", version));
    await product.release("promote", "static", version);
    promotes.push(await untilVisible(product.origin, version));
    await product.release("rollback", "static");
    rollbacks.push(await untilVisible(product.origin, before));
  }
  console.log(`promote to new visitors:  ${summary(promotes)} (${ROUNDS} rounds)`);
  console.log(`rollback to new visitors: ${summary(rollbacks)} (${ROUNDS} rounds)`);
  return Math.max(...promotes, ...rollbacks) < PROMISE;
};

const pick = <T>(list: readonly T[]): T => {
  const chosen = list[Math.floor(Math.random() * list.length)];
  if (chosen === undefined) throw new Error("nothing to choose from");
  return chosen;
};

/** After several rollbacks no earlier version is left; the command reports that and exits with 1. */
const unlessRefused = (error: unknown): void => {
  if (!(error instanceof Error && "code" in error && error.code === 1)) throw error;
};

/** A team: publishes, promotes and rolls back its remotes at random until the time is over; resolves with how often. */
const release = async (product: Product, remotes: string[], until: number): Promise<number> => {
  const known = new Map(remotes.map((remote): [string, string[]] => [remote, []]));
  const publish = async (remote: string, version: string) => {
    const folder = await nextRelease(`mfe-${remote}`, version);
    await product.release("publish", folder);
    await rm(folder, { recursive: true });
    known.get(remote)?.push(version);
  };
  let changes = 0;
  while (Date.now() < until) {
    const remote = pick(remotes);
    const versions = known.get(remote) ?? [];
    if (versions.length < 2 || Math.random() < 0.3) await publish(remote, `9.0.${changes}`);
    const version = pick(versions);
    const isServed = (await product.release("status", remote)).includes(version);
    if (!isServed && Math.random() < 0.3) await product.release("canary", remote, version, "--share", "50%");
    await product.release("promote", remote, version, "--force");
    if (Math.random() < 0.5) await product.release("rollback", remote).catch(unlessRefused);
    changes += 1;
  }
  return changes;
};

interface Visit {
  pages: number;
  /** What a visitor would have noticed, in sentences. */
  failures: string[];
}

/** Opens a tab and records its errors. */
const openTab = async (browser: Browser, origin: string, { failures }: Visit): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  page.on("pageerror", (error) => failures.push(`${page.url()}: ${error.message}`));
  page.on("response", (response) => {
    // The server accepts only some of so much telemetry from one address; no visitor notices.
    if (response.status() >= 400 && !response.url().endsWith("/telemetry"))
      failures.push(`${response.url()}: ${response.status()}`);
  });
  await page.goto(origin + pick(PATHS));
  return page;
};

/** Goes through some pages by their links. */
const walk = async (page: Page, visit: Visit): Promise<void> => {
  for (const [link, path] of [
    ["Login", "/login"],
    ["About", "/about"],
    ["Help", "/help"],
  ] as const) {
    if (new URL(page.url()).pathname === path) continue;
    await page.getByRole("link", { name: link, exact: true }).first().click();
    await page.waitForURL((url) => url.pathname === path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    if ((await page.locator("[data-failed-remote]").count()) > 0)
      visit.failures.push(`${page.url()}: failed frame`);
    visit.pages += 1;
  }
};

/** Visits the site until the time is over: in a new tab each time, or in one tab that is never closed. */
const browse = async (origin: string, until: number, staysInTab: boolean): Promise<Visit> => {
  const executablePath = process.env["CHROMIUM_PATH"];
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
  });
  const visit: Visit = { pages: 0, failures: [] };
  try {
    let page = await openTab(browser, origin, visit);
    while (Date.now() < until) {
      await walk(page, visit);
      if (staysInTab) continue;
      await page.context().close();
      page = await openTab(browser, origin, visit);
    }
  } catch (error) {
    visit.failures.push(String(error));
  } finally {
    await browser.close();
  }
  return visit;
};

const product = await startProduct();
try {
  const isSoon = await measureReach(product);
  const until = Date.now() + STORM;
  const visitors = Array.from({ length: VISITORS }, (_, n) => browse(product.origin, until, n === 0));
  const releasing = await Promise.all(TEAMS.map((remotes) => release(product, remotes, until)));
  const changes = releasing.reduce((sum, one) => sum + one, 0);
  const seen = await Promise.all(visitors);
  const failures = seen.flatMap((visitor) => visitor.failures);
  const pages = seen.reduce((sum, visitor) => sum + visitor.pages, 0);
  console.log(
    `storm of ${STORM / 1_000} s: ${changes} changes by ${TEAMS.length} teams while ${VISITORS} visitors, one of them in one tab, opened ${pages} pages, ${failures.length} failures`,
  );
  for (const failure of failures.slice(0, 10)) console.log(`  ${failure}`);
  if (!isSoon || failures.length > 0) process.exitCode = 1;
} finally {
  await product.dispose();
}
