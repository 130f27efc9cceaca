/** Photographs a composition with Chromium at its original's size and saves it as WebP within the budget. */
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { chromium } from "playwright-core";
import sharp from "sharp";
import { HEIGHT, WIDTH } from "./page.mjs";

/** The original's width: a composition is vector, so it is drawn as large as the site promises (4K). */
const ORIGINAL_WIDTH = 3072;
const ORIGINAL_HEIGHT = (ORIGINAL_WIDTH * HEIGHT) / WIDTH;
/** What a picture should take at most. */
const BUDGET = 800 * 1024;
const QUALITIES = [86, 78, 70, 62, 54];
/** Grain that would need more than that is softened, by so many pixels. */
const SOFTNESS = [0, 0.7, 1, 1.4];

async function html(folder, name) {
  const script = new URL(`${name}.mjs`, folder);
  if (!existsSync(script)) return readFile(new URL(`${name}.html`, folder), "utf8");
  const { default: compose } = await import(script);
  return compose();
}

/** As sharp and in as high a quality as the budget allows. */
async function encode(png) {
  const drawn = sharp(png).resize(ORIGINAL_WIDTH, ORIGINAL_HEIGHT, { kernel: "lanczos3" }).removeAlpha();
  let smallest;
  for (const softness of SOFTNESS) {
    const picture = softness === 0 ? drawn : drawn.clone().blur(softness);
    for (const quality of QUALITIES) {
      const file = await picture.clone().webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
      smallest = { file, quality, softness };
      if (file.length <= BUDGET) return smallest;
    }
  }
  return smallest;
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
      const { file, quality, softness } = await encode(await tab.screenshot({ type: "png", timeout: 180_000 }));
      await writeFile(new URL(`${name}.webp`, into), file);
      console.log(`${name}: ${Math.round(file.length / 1024)} KB at quality ${quality}, softened by ${softness} px`);
      await tab.close();
    }
  } finally {
    await browser.close();
  }
}
