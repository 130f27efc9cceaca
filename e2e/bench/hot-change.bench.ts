/**
 * How long a saved change takes to appear in an open tab, by bundler, with the fake host and in a live site; and how
 * long the commands take that lead from nothing to a page on the site.
 */
import { chromium, type Page } from "@playwright/test";
import { findChromium } from "../../scripts/lib/chromium.mjs";
import { type ShippingTeam, startShippingTeam } from "../support/shipping-team";
import { startTrustedProduct } from "../support/trusted-product";
import { median } from "./measure";

const CHANGES = 7;
const BUNDLERS = ["webpack", "rspack", "vite"];

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
};

const changesIn = async (page: Page, team: ShippingTeam, ...args: string[]): Promise<number[]> => {
  const { origin, stop } = await team.dev(...args);
  const seconds: number[] = [];
  const show = (title: string) => page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
  try {
    await page.goto(`${origin}/${team.id}`);
    await show(team.title);
    let shown = team.title;
    for (let index = 1; index <= CHANGES; index++) {
      const next = `${team.title} ${index}`;
      // Watchers merge changes that follow each other within a short time; an editor never saves that quickly.
      await page.waitForTimeout(1_000);
      seconds.push(
        await secondsOf(async () => {
          await team.edit("src/texts.ts", `"${shown}"`, `"${next}"`);
          await show(next);
        }),
      );
      shown = next;
    }
    await team.edit("src/texts.ts", `"${shown}"`, `"${team.title}"`);
  } finally {
    await stop();
  }
  return seconds;
};

const print = (label: string, seconds: number[]): void =>
  console.log(
    `${label}: median ${median(seconds).toFixed(2)} s, at most ${Math.max(...seconds).toFixed(2)} s (${seconds.length} changes)`,
  );

const executablePath = findChromium();
const [product, browser] = await Promise.all([
  startTrustedProduct(),
  chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ["--no-sandbox"] }),
]);

/** The commands of docs/shipping-a-remote.md. */
const shipTimed = async (id: string, bundler: string): Promise<ShippingTeam> => {
  const start = performance.now();
  const team = await startShippingTeam(id, bundler, { product });
  const steps: [name: string, seconds: number][] = [
    ["create, keygen and install", (performance.now() - start) / 1_000],
  ];
  const commands: [name: string, run: () => Promise<unknown>][] = [
    ["test", () => team.npm("test")],
    ["ship", () => team.npm("run", "ship")],
  ];
  for (const [name, run] of commands) steps.push([name, await secondsOf(run)]);
  const sum = steps.reduce((total, [, seconds]) => total + seconds, 0);
  const parts = steps.map(([name, seconds]) => `${name} ${seconds.toFixed(1)}`).join(", ");
  console.log(`${bundler}: ${sum.toFixed(0)} s from nothing to a page on the site (${parts})`);
  return team;
};

try {
  for (const bundler of BUNDLERS) {
    const team = await shipTimed(`${bundler}orders`, bundler);
    const page = await browser.newPage();
    print(`${bundler}, fake host`, await changesIn(page, team));
    print(`${bundler}, live site`, await changesIn(page, team, "--site", product.origin));
    await page.close();
    await team.dispose();
  }
} finally {
  await Promise.all([product.dispose(), browser.close()]);
}
