import { existsSync } from "node:fs";
import { PAGE_STATE_ID } from "@promptfolio/contracts/page";
import type { Browser, Page } from "playwright";
import { RefusedError } from "../../registry/transitions";
import type { PagePath } from "./page-paths";

/** How long a page may take until it is rendered, in milliseconds. */
const PAGE_TIMEOUT_MS = 15_000;

const INSTALLED = "/usr/bin/chromium";

const launch = async (): Promise<Browser> => {
  // Imported here, as only verify needs a browser.
  const { chromium } = await import("playwright");
  const named = process.env["CHROMIUM_PATH"] ?? (existsSync(INSTALLED) ? INSTALLED : undefined);
  const isRoot = process.getuid?.() === 0;
  try {
    return await chromium.launch({
      ...(named ? { executablePath: named } : {}),
      args: ["--disable-gpu", "--no-first-run", ...(isRoot ? ["--no-sandbox"] : [])],
    });
  } catch (error) {
    throw new RefusedError(
      `Chromium could not be started (${error instanceof Error ? error.message.split("\n")[0] : error}); install it, or name one in CHROMIUM_PATH.`,
    );
  }
};

/** What the browser logs of responses other than 2xx, which are the API's concern. */
const NETWORK_MESSAGE = /^Failed to load resource/;

const collectErrors = (page: Page, { status }: PagePath["route"]): string[] => {
  const seen: string[] = [];
  page.on("pageerror", (error) => seen.push(error.message));
  page.on("console", (message) => {
    // The 404 page logs the missing path, as it should.
    const isWanted = NETWORK_MESSAGE.test(message.text()) || status === 404;
    if (message.type() === "error" && !isWanted) seen.push(message.text());
  });
  return seen;
};

const fetchRenderMode = async (origin: string, path: string): Promise<string> => {
  const html = await (await fetch(origin + path)).text();
  const state = html.split(`id="${PAGE_STATE_ID}">`)[1]?.split("</script>")[0];
  const parsed: unknown = state ? JSON.parse(state) : null;
  return typeof parsed === "object" && parsed !== null && "rendered" in parsed
    ? String(parsed.rendered)
    : "none";
};

/** The page is rendered when its frame is neither loading nor failed, and holds something. */
const waitForPage = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => {
      const main = document.querySelector("main");
      return main?.querySelector("h1, h2, form") && !main.querySelector('[aria-label="Loading the page"]');
    },
    undefined,
    { timeout: PAGE_TIMEOUT_MS },
  );

const openPage = async (browser: Browser, origin: string, { route, path }: PagePath): Promise<string[]> => {
  const problems: string[] = [];
  if (route.access === "public" && (await fetchRenderMode(origin, path)) !== "page")
    problems.push(`${path} could not be rendered on the server`);
  const context = await browser.newContext();
  const page = await context.newPage();
  const seen = collectErrors(page, route);
  try {
    await page.goto(origin + path);
    await waitForPage(page);
    const failed = await page.locator("[data-failed-remote]").count();
    if (failed > 0) problems.push(`${path} shows the frame of a page that failed`);
  } catch (error) {
    problems.push(
      `${path} was not rendered: ${error instanceof Error ? error.message.split("\n")[0] : error}`,
    );
  } finally {
    await context.close();
  }
  return [...problems, ...[...new Set(seen)].map((text) => `${path}: ${text.split("\n")[0]}`)];
};

/** Opens each page, on the server and in Chromium. Returns what went wrong, in sentences. */
export const openPages = async (origin: string, pages: PagePath[]): Promise<string[]> => {
  const browser = await launch();
  try {
    const problems: string[] = [];
    for (const page of pages) problems.push(...(await openPage(browser, origin, page)));
    return problems;
  } finally {
    await browser.close();
  }
};
