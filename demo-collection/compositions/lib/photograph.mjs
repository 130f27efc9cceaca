/** Photographs a composition with Chromium at twice the size and saves it as WebP within the budget. */
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { chromium } from "playwright-core";
import sharp from "sharp";
import { HEIGHT, WIDTH } from "./page.mjs";

const BUDGET = 200 * 1024;
const QUALITIES = [96, 93, 90, 87, 84, 80, 76, 72, 67, 62, 56, 50, 44, 38];

async function html(folder, name) {
  const script = new URL(`${name}.mjs`, folder);
  if (!existsSync(script)) return readFile(new URL(`${name}.html`, folder), "utf8");
  const { default: compose } = await import(script);
  return compose();
}

async function encode(png) {
  const picture = sharp(png).resize(WIDTH, HEIGHT, { kernel: "lanczos3" }).removeAlpha();
  for (const quality of QUALITIES) {
    const file = await picture.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (file.length <= BUDGET) return { file, quality };
  }
  throw new Error("The picture does not fit into 200 KB at any acceptable quality.");
}

export async function photograph(names, { folder, into, scale = 2 }) {
  const root = process.getuid?.() === 0;
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--disable-gpu", "--disable-background-networking", ...(root ? ["--no-sandbox"] : [])],
  });
  try {
    const context = await browser.newContext({
      viewport: { width: WIDTH, height: HEIGHT },
      deviceScaleFactor: scale,
    });
    for (const name of names) {
      const tab = await context.newPage();
      tab.on("pageerror", (error) => console.error(`${name}: ${error.message}`));
      await tab.setContent(await html(folder, name), { waitUntil: "load" });
      await tab.evaluate(() => document.fonts.ready);
      const { file, quality } = await encode(await tab.screenshot({ type: "png" }));
      await writeFile(new URL(`${name}.webp`, into), file);
      console.log(`${name}: ${Math.round(file.length / 1024)} KB at quality ${quality}`);
      await tab.close();
    }
  } finally {
    await browser.close();
  }
}
