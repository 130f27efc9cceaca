import { existsSync } from "node:fs";
import type { Browser } from "playwright";
import { RefusedError } from "../../../registry/transitions";

const INSTALLED = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

export interface LaunchedBrowser {
  browser: Browser;
  /** Kills the browser at once: a hanging page would delay an orderly shutdown. */
  kill(): Promise<void>;
}

/** @throws RefusedError if Chromium can't be started. */
export const launchBrowser = async (): Promise<LaunchedBrowser> => {
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
