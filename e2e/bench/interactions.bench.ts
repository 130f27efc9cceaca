/**
 * Interaction to next paint on the home page: `npm run bench -- interactions`. ROUNDS sets how many visits count. A slow
 * phone: CPU ×4, 1.6 Mbit/s, 150 ms, 390×844. Names as arguments measure only these.
 * Bar: at most 100 ms to the next paint, at the 75th percentile.
 */
import { chromium } from "@playwright/test";
import { startProduct } from "../support/product";
import { INTERACTIONS, measureInteraction } from "./interactions";
import { median } from "./measure";

const ROUNDS = Number(process.env["ROUNDS"] ?? 9);
const BAR_MS = 100;
const wanted = process.argv.slice(2);
const args = [
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const percentile75 = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? Number.NaN;

const product = await startProduct({ LOG_LEVEL: "silent" });
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  args: process.getuid?.() === 0 ? [...args, "--no-sandbox"] : args,
});

try {
  console.log(`interaction to next paint on /, ms, ${ROUNDS} visits each, CPU ×4, 390×844`);
  console.log(`${" ".repeat(20)}   median      p75`);
  for (const [name, interaction] of Object.entries(INTERACTIONS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const durations: number[] = [];
    for (let round = 0; round < ROUNDS; round++)
      durations.push(await measureInteraction(browser, `${product.origin}/`, interaction));
    const p75 = percentile75(durations);
    console.log(
      `${name.padEnd(20)} ${median(durations).toFixed(0).padStart(8)} ${p75.toFixed(0).padStart(8)}   at most ${BAR_MS}`,
    );
    if (p75 > BAR_MS) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await product.dispose();
}
