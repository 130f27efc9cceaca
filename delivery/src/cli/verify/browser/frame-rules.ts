import type { Browser } from "playwright";
import { scaleTimeout } from "../deadline";
import { serveWithoutPage } from "./needed-scripts";
import { type GlobalRule, globalRules } from "./page-guard";

const TIMEOUT_MS = 20_000;

/** The shell's own site-wide CSS. */
export interface FrameRules {
  texts: Set<string>;
  /** The names of the properties that its rules set. */
  properties: Set<string>;
}

/** What a remote adds to the site: rules that the shell hasn't. Custom properties of names of its own reach nobody else. */
export const addedRules = (rules: GlobalRule[], frame: FrameRules): string[] =>
  rules
    .filter(({ text }) => !frame.texts.has(text))
    .filter(({ properties }) =>
      properties.some((name) => !name.startsWith("--") || frame.properties.has(name)),
    )
    .map(({ text }) => text);

/** The shell's own site-wide CSS rules: those that apply in its frame around a page that fails to load. */
export const frameRules = async (browser: Browser, origin: string, path: string): Promise<FrameRules> => {
  const context = await browser.newContext();
  try {
    context.setDefaultTimeout(scaleTimeout(TIMEOUT_MS));
    const page = await context.newPage();
    await page.route(/\/r\/(?!shell\/)[^/]+\/[^/]+\//, (route) => route.abort());
    await serveWithoutPage(page, origin + path);
    await page.goto(origin + path);
    await page.waitForSelector("[data-failed-remote]");
    const rules = await page.evaluate(globalRules);
    return {
      texts: new Set(rules.map(({ text }) => text)),
      properties: new Set(rules.flatMap(({ properties }) => properties)),
    };
  } finally {
    await context.close();
  }
};
