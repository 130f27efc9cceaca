import type { BrowserContext } from "@playwright/test";

/** Milliseconds that each script of a page is held back. */
const SCRIPT_DELAY_MS = Number(process.env["SCRIPT_DELAY_MS"] ?? 0);
/** How many times slower the browser's main threads run. */
const CPU_SLOWDOWN = Number(process.env["CPU_SLOWDOWN"] ?? 1);

/** Slows a browser as the settings say, to show that no test depends on when a page hydrates. */
export const slowDown = async (context: BrowserContext): Promise<void> => {
  if (SCRIPT_DELAY_MS > 0)
    await context.route(/\.js(\?|$)/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, SCRIPT_DELAY_MS));
      // The page may have been left meanwhile: then the request no longer exists.
      await route.continue().catch(() => undefined);
    });
  if (CPU_SLOWDOWN > 1)
    context.on("page", async (page) => {
      const session = await context.newCDPSession(page).catch(() => undefined);
      await session?.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN }).catch(() => undefined);
    });
};
