import { existsSync } from "node:fs";
import { SHELL_ID } from "@promptfolio/contracts/release";
import { RefusedError } from "../../../registry/transitions";
import { DeadlineError, scaleTimeout, withDeadline } from "../deadline";
import type { PagePath } from "../page-paths";
import { frameRules } from "./frame-rules";
import { openPage } from "./open-page";

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
