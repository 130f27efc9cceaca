import type { BrowserContext } from "@playwright/test";

/** Milliseconds that each script of a page is held back. */
const SCRIPT_DELAY_MS = Number(process.env["SCRIPT_DELAY_MS"] ?? 0);
/** Milliseconds that each font of a page is held back. */
const FONT_DELAY_MS = Number(process.env["FONT_DELAY_MS"] ?? 0);
/** How many times slower the browser's main threads run. */
const CPU_SLOWDOWN = Number(process.env["CPU_SLOWDOWN"] ?? 1);

const delay = (context: BrowserContext, files: RegExp, milliseconds: number): Promise<unknown> =>
  context.route(files, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    // The page may have been left meanwhile: then the request no longer exists.
    await route.continue().catch(() => undefined);
  });

/** Slows a browser as the settings say, to show that no test depends on when a page hydrates or its fonts arrive. */
export const slowDown = async (context: BrowserContext): Promise<void> => {
  if (SCRIPT_DELAY_MS > 0) await delay(context, /\.js(\?|$)/, SCRIPT_DELAY_MS);
  if (FONT_DELAY_MS > 0) await delay(context, /\.woff2(\?|$)/, FONT_DELAY_MS);
  if (CPU_SLOWDOWN > 1)
    context.on("page", async (page) => {
      const session = await context.newCDPSession(page).catch(() => undefined);
      await session?.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN }).catch(() => undefined);
    });
};
