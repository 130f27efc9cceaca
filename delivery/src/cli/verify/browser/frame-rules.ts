import type { Browser } from "playwright";
import { scaleTimeout } from "../deadline";
import { globalRules } from "./page-guard";
import { serveWithoutPage } from "./without-page";

const TIMEOUT_MS = 20_000;

/** The shell's own site-wide CSS rules: those that apply in its frame around a page that fails to load. */
export const frameRules = async (browser: Browser, origin: string, path: string): Promise<Set<string>> => {
  const context = await browser.newContext();
  try {
    context.setDefaultTimeout(scaleTimeout(TIMEOUT_MS));
    const page = await context.newPage();
    await page.route(/\/r\/(?!shell\/)[^/]+\/[^/]+\//, (route) => route.abort());
    await serveWithoutPage(page, origin + path);
    await page.goto(origin + path);
    await page.waitForSelector("[data-failed-remote]");
    return new Set(await page.evaluate(globalRules));
  } finally {
    await context.close();
  }
};
