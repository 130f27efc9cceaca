import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "../support/fixtures";
import { builtReleases, runRelease, startSite, treeMegabytes } from "../support/site-process";

/** Megabytes that a site and its renderers may hold after its first start. */
const BARS = { off: 250, on: 400 };

for (const [demo, bar] of Object.entries(BARS))
  test(`holds at most ${bar} MB after its first start, the demo ${demo}`, async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "promptfolio-memory-"));
    const settings = { DATA_DIR: dataDir, DEMO: demo };
    await runRelease(settings, "publish", "--promote", ...builtReleases());
    const site = await startSite(settings);
    // The garbage of the start is collected shortly after.
    await expect.poll(() => treeMegabytes(site.pid), { timeout: 60_000 }).toBeLessThan(bar);
    await site.stop();
    await rm(dataDir, { recursive: true });
  });
