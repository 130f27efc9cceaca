/**
 * How soon a promote that is pressed in the Releases tab reaches new visitors, of the instance that was pressed on and of
 * another one: `npm run bench -- press`.
 */
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import { openDashboard } from "../support/administrator";
import { nextRelease } from "../support/made-release";
import { startProduct } from "../support/product";

const ROUNDS = 10;
/** What the design promises, in milliseconds. */
const PROMISE = 2_000;
const VERSIONS = ["8.1.0", "8.1.1"] as const;

const versionInPage = async (origin: string): Promise<string> => {
  const page = await (await fetch(`${origin}/about`)).text();
  return /\/r\/static\/([^/"]+)\/remote-entry/.exec(page)?.[1] ?? "";
};

/** Milliseconds from `start` until a new visitor's page names the version. */
const untilVisible = async (origin: string, version: string, start: number): Promise<number> => {
  while ((await versionInPage(origin)) !== version) await wait(10);
  return performance.now() - start;
};

const summary = (times: number[]): string => {
  const sorted = times.toSorted((one, other) => one - other);
  const median = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
  return `median ${Math.round(median)} ms, most ${Math.round(sorted.at(-1) ?? 0)} ms`;
};

/** Opens the dialog up to the last button, and returns a function that presses it. */
const prepare = async (page: Page, version: string): Promise<() => Promise<void>> => {
  const part = page.getByRole("region", { name: "static", exact: true });
  await part.getByRole("button", { name: "Promote…" }).click();
  const dialog = page.getByRole("dialog", { name: "Promote: static" });
  await dialog.getByLabel("Version").selectOption(version);
  await dialog.getByText(`All visitors get static ${version}.`).waitFor();
  return () => dialog.getByRole("button", { name: "Promote", exact: true }).click();
};

const product = await startProduct();
const second = await startProduct({
  API_ORIGIN: product.origin,
  RELEASES_DIR: join(product.dataDir, "releases"),
});
const executablePath = process.env["CHROMIUM_PATH"];
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
});
try {
  for (const version of VERSIONS) {
    await product.release("publish", await nextRelease("mfe-static", version));
    await product.release("verify", "static", version);
  }
  const page = await browser.newPage({ baseURL: product.origin });
  await openDashboard(page, "releases");
  const own: number[] = [];
  const other: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const version = VERSIONS[round % 2 === 0 ? 0 : 1];
    const press = await prepare(page, version);
    const start = performance.now();
    const [, here, there] = await Promise.all([
      press(),
      untilVisible(product.origin, version, start),
      untilVisible(second.origin, version, start),
    ]);
    own.push(here);
    other.push(there);
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  }
  console.log(`from the press to new visitors, same instance:    ${summary(own)} (${ROUNDS} rounds)`);
  console.log(`from the press to new visitors, another instance: ${summary(other)} (${ROUNDS} rounds)`);
  if (Math.max(...own, ...other) >= PROMISE) process.exitCode = 1;
} finally {
  await browser.close();
  await second.dispose();
  await product.dispose();
}
