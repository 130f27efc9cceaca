/**
 * How soon a promote and a rollback reach new visitors, and whether visitors notice a storm of releases:
 * `npm run bench -- release`. STORM_SECONDS sets how long the storm lasts, 300 unless set.
 */
import { setTimeout as wait } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { nextRelease } from "../support/made-release";
import { type Product, startProduct } from "../support/product";

const ROUNDS = 10;
/** What the design promises, in milliseconds. */
const PROMISE = 2_000;
const STORM = Number(process.env["STORM_SECONDS"] ?? 300) * 1_000;
const VISITORS = 4;
const REMOTES = ["gallery", "auth", "static"];
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

/** Publishes, promotes and rolls back at random until the time is over; says how often. */
const release = async (product: Product, until: number): Promise<number> => {
  let changes = 0;
  while (Date.now() < until) {
    const remote = pick(REMOTES);
    const version = `9.0.${changes}`;
    const folder = await nextRelease(`mfe-${remote}`, version);
    await product.release("publish", folder);
    if (Math.random() < 0.3) await product.release("canary", remote, version, "--share", "50%");
    await product.release("promote", remote, version);
    if (Math.random() < 0.5) await product.release("rollback", remote);
    changes += 1;
  }
  return changes;
};

/** Opens pages, and goes on inside of them, until the time is over; says what went wrong. */
const browse = async (origin: string, until: number): Promise<{ pages: number; failures: string[] }> => {
  const executablePath = process.env["CHROMIUM_PATH"];
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
  });
  const failures: string[] = [];
  let pages = 0;
  try {
    while (Date.now() < until) {
      const context = await browser.newContext();
      const page = await context.newPage();
      page.on("pageerror", (error) => failures.push(`${page.url()}: ${error.message}`));
      await page.goto(origin + pick(PATHS));
      for (const link of ["Login", "About"]) {
        await page.getByRole("link", { name: link, exact: true }).first().click();
        await page.getByRole("heading", { level: 1 }).waitFor();
        if ((await page.locator("[data-failed-remote]").count()) > 0)
          failures.push(`${page.url()}: failed frame`);
        pages += 1;
      }
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return { pages, failures };
};

const product = await startProduct();
try {
  const isSoon = await measureReach(product);
  const until = Date.now() + STORM;
  const visitors = Array.from({ length: VISITORS }, () => browse(product.origin, until));
  const changes = await release(product, until);
  const seen = await Promise.all(visitors);
  const failures = seen.flatMap((visitor) => visitor.failures);
  const pages = seen.reduce((sum, visitor) => sum + visitor.pages, 0);
  console.log(
    `storm: ${changes} releases while ${VISITORS} visitors opened ${pages} pages, ${failures.length} failed`,
  );
  for (const failure of failures.slice(0, 10)) console.log(`  ${failure}`);
  if (!isSoon || failures.length > 0) process.exitCode = 1;
} finally {
  await product.dispose();
}
