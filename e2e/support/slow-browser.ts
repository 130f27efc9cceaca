import type { BrowserContext } from "@playwright/test";

/** A regular expression of URLs whose requests are held back, and for how many milliseconds. */
const { DELAYED_REQUESTS, REQUEST_DELAY_MS = "2500" } = process.env;
/** How many times slower the browser's main threads run. */
const CPU_SLOWDOWN = Number(process.env["CPU_SLOWDOWN"] ?? 1);

/** Slows a browser as the settings say, to show that no test depends on when a page hydrates or its fonts arrive. */
export const slowDown = async (context: BrowserContext): Promise<void> => {
  if (DELAYED_REQUESTS)
    await context.route(new RegExp(DELAYED_REQUESTS), async (route) => {
      await new Promise((resolve) => setTimeout(resolve, Number(REQUEST_DELAY_MS)));
      // The page may have been left meanwhile: then the request no longer exists.
      await route.continue().catch(() => undefined);
    });
  if (CPU_SLOWDOWN > 1)
    context.on("page", async (page) => {
      const session = await context.newCDPSession(page).catch(() => undefined);
      await session?.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN }).catch(() => undefined);
    });
};
