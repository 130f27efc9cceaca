/** Photographs a composition with Chromium at its original's size and saves it as WebP within the budget. */
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { chromium } from "playwright-core";
import sharp from "sharp";
import { HEIGHT, WIDTH } from "./page.mjs";

/** The original's width: a composition is vector, so it is drawn as large as the site promises (4K). */
const ORIGINAL_WIDTH = 3072;
const ORIGINAL_HEIGHT = (ORIGINAL_WIDTH * HEIGHT) / WIDTH;
const BUDGET = 480 * 1024;
const [LOWEST_QUALITY, HIGHEST_QUALITY] = [40, 86];

async function html(folder, name) {
  const script = new URL(`${name}.mjs`, folder);
  if (!existsSync(script)) return readFile(new URL(`${name}.html`, folder), "utf8");
  const { default: compose } = await import(script);
  return compose();
}

/** The highest quality that fits into the budget, by bisection. */
async function encode(png) {
  const picture = sharp(png).resize(ORIGINAL_WIDTH, ORIGINAL_HEIGHT, { kernel: "lanczos3" }).removeAlpha();
  const atQuality = (quality) => picture.clone().webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
  let best = { file: await atQuality(HIGHEST_QUALITY), quality: HIGHEST_QUALITY };
  if (best.file.length <= BUDGET) return best;
  best = undefined;
  let [low, high] = [LOWEST_QUALITY, HIGHEST_QUALITY - 1];
  while (low <= high) {
    const quality = Math.round((low + high) / 2);
    const file = await atQuality(quality);
    if (file.length <= BUDGET) {
      best = { file, quality };
      low = quality + 3;
    } else high = quality - 3;
  }
  if (!best) throw new Error("The picture does not fit into its budget at any acceptable quality.");
  return best;
}

export async function photograph(names, { folder, into }) {
  const root = process.getuid?.() === 0;
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--disable-gpu", "--disable-background-networking", ...(root ? ["--no-sandbox"] : [])],
  });
  try {
    const context = await browser.newContext({
      viewport: { width: WIDTH, height: HEIGHT },
      deviceScaleFactor: ORIGINAL_WIDTH / WIDTH,
    });
    for (const name of names) {
      const tab = await context.newPage();
      tab.on("pageerror", (error) => console.error(`${name}: ${error.message}`));
      await tab.setContent(await html(folder, name), { waitUntil: "load", timeout: 120_000 });
      await tab.evaluate(() => document.fonts.ready);
      const { file, quality } = await encode(await tab.screenshot({ type: "png", timeout: 180_000 }));
      await writeFile(new URL(`${name}.webp`, into), file);
      console.log(`${name}: ${Math.round(file.length / 1024)} KB at quality ${quality}`);
      await tab.close();
    }
  } finally {
    await browser.close();
  }
}
