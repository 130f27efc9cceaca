import { existsSync } from "node:fs";
import { SHELL_ID } from "@promptfolio/contracts/release";
import type { RouteDeclaration } from "@promptfolio/contracts/remote";
import type { Browser, BrowserContext, Page } from "playwright";
import { RefusedError } from "../../../registry/transitions";
import { DeadlineError, scaleTimeout, withDeadline } from "../deadline";
import { addedRules, type FrameRules, frameRules, globalRules, installGuard } from "./frame-rules";
import { installCounts } from "./left-behind";
import { neededScripts } from "./needed-scripts";
import { trackRequests, waitForPage, walkThrough } from "./walk";

export interface PagePath {
  route: RouteDeclaration;
  path: string;
}

const ACTION_TIMEOUT_MS = 15_000;

/** The browser's message about a failed response. The API is responsible for those, not the page. */
const NETWORK_MESSAGE = /^Failed to load resource/;

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "";

/**
 * Opens a page as rendered on the server and walks through it, then opens it again as rendered in the browser. `frame`
 * has the shell's site-wide CSS rules; undefined: site-wide rules are not checked. Resolves with the scripts that it needs,
 * as absolute paths.
 */
const openPage = async (
  browser: Browser,
  origin: string,
  remote: string,
  { route, path }: PagePath,
  frame: FrameRules | undefined,
): Promise<{ problems: string[]; scripts: string[] }> => {
  const errors = new Set<string>();
  const foreign = new Set<string>();
  const problems: string[] = [];
  const contexts: BrowserContext[] = [];
  const newPage = async ({ hasClock }: { hasClock: boolean }): Promise<Page> => {
    const context = await browser.newContext();
    contexts.push(context);
    context.setDefaultTimeout(scaleTimeout(ACTION_TIMEOUT_MS));
    context.on("request", (request) => {
      const url = new URL(request.url());
      if (url.origin !== origin && /^(https?|wss?):$/.test(url.protocol)) foreign.add(url.origin);
    });
    const page = await context.newPage();
    if (hasClock) await page.clock.install();
    if (hasClock) await page.addInitScript(installCounts, remote);
    await page.addInitScript(installGuard);
    page.on("pageerror", (error) => errors.add(error.message));
    page.on("console", (message) => {
      // The 404 page is expected to log the missing path.
      const isWanted = NETWORK_MESSAGE.test(message.text()) || route.status === 404;
      if (message.type() === "error" && !isWanted) errors.add(message.text());
    });
    return page;
  };
  const inspect = async (page: Page): Promise<void> => {
    if ((await page.locator("[data-failed-remote]").count()) > 0)
      problems.push("shows the frame of a page that failed");
    const changed = (await page.evaluate(() => window.verifyGuard?.changedGlobals())) ?? [];
    problems.push(...changed.map((name) => `overwrites ${name} in the browser`));
    const rules = frame ? addedRules(await page.evaluate(globalRules), frame) : [];
    problems.push(...rules.map((rule) => `styles the whole site: ${rule.slice(0, 120)}`));
  };
  try {
    const page = await newPage({ hasClock: true });
    const untilQuiet = trackRequests(page);
    await page.goto(origin + path);
    await waitForPage(page);
    await page.waitForLoadState("networkidle");
    await inspect(page);
    const onError = ({ message }: Error) => void errors.add(message);
    problems.push(...(await walkThrough({ page, path, untilQuiet, onError })));
    await inspect(page);
    await page.close();
    const again = await newPage({ hasClock: false });
    const scripts = await neededScripts(again, origin + path);
    await inspect(again);
    await again.close();
    problems.push(...[...foreign].map((other) => `sends requests to ${other}`));
    return { problems: [...new Set([...problems, ...[...errors].map(firstLine)])], scripts };
  } catch (error) {
    throw new Error([...problems, ...errors, firstLine(error)].map(firstLine).join("; "));
  } finally {
    // Not awaited: a hanging page would block it.
    for (const context of contexts) void context.close().catch(() => undefined);
  }
};

const INSTALLED = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/**
 * `kill` ends the browser at once: a hanging page would delay an orderly shutdown.
 * @throws RefusedError if Chromium can't be started
 */
const launchBrowser = async () => {
  // Imported lazily, as only verify needs a browser.
  const { chromium } = await import("playwright");
  const named = process.env["CHROMIUM_PATH"] ?? INSTALLED.find((path) => existsSync(path));
  const isRoot = process.getuid?.() === 0;
  try {
    const server = await chromium.launchServer({
      ...(named ? { executablePath: named } : {}),
      args: ["--disable-gpu", "--no-first-run", ...(isRoot ? ["--no-sandbox"] : [])],
    });
    return { browser: await chromium.connect(server.wsEndpoint()), kill: () => server.kill() };
  } catch (error) {
    throw new RefusedError(
      `Chromium could not be started (${error instanceof Error ? error.message.split("\n")[0] : error}); install it, or name one in CHROMIUM_PATH.`,
    );
  }
};

/** How long all checks of one page may take together, in milliseconds. */
const PAGE_TIMEOUT_MS = 40_000;

/** After this many hanging pages, the rest are skipped. */
const MAX_HANGING = 2;

const isHanging = (error: unknown): boolean =>
  error instanceof DeadlineError || (error instanceof Error && /Timeout \d+ms exceeded/.test(error.message));

/**
 * Opens each page in Chromium. Returns what went wrong, in sentences, and the scripts that each exposed page loaded. The
 * site-wide CSS rules of the shell are allowed.
 */
export const openPages = async (origin: string, remote: string, pages: PagePath[]) => {
  const { browser, kill } = await launchBrowser();
  const problems: string[] = [];
  const scripts = new Map<string, Set<string>>();
  let hanging = 0;
  try {
    const [first] = pages;
    const frame = first && remote !== SHELL_ID ? await frameRules(browser, origin, first.path) : undefined;
    for (const page of pages) {
      const { path, route } = page;
      if (hanging === MAX_HANGING) {
        problems.push(`${path} was not opened, as ${hanging} pages hang`);
        continue;
      }
      try {
        const opened = await withDeadline(
          path,
          scaleTimeout(PAGE_TIMEOUT_MS),
          openPage(browser, origin, remote, page, frame),
        );
        scripts.set(route.page, new Set([...(scripts.get(route.page) ?? []), ...opened.scripts]));
        problems.push(...opened.problems.map((problem) => `${path}: ${problem}`));
      } catch (error) {
        if (isHanging(error)) hanging += 1;
        problems.push(`${path} was not rendered: ${error instanceof Error ? error.message : error}`);
      }
    }
    return { problems, scripts };
  } finally {
    await kill();
  }
};
