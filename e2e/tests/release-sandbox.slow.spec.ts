import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { startSite } from "../support/site-process";

/** A PATH without any programs, so bubblewrap isn't found. */
const WITHOUT_BUBBLEWRAP = { PATH: "/nowhere" };

let dataDir: string;
test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "promptfolio-sandbox-"));
});
test.afterEach(() => rm(dataDir, { recursive: true, force: true }));

test("a site that requires the sandbox does not start without it", async () => {
  const settings = { ...WITHOUT_BUBBLEWRAP, DATA_DIR: dataDir, RENDER_ISOLATION: "required" };
  await expect(startSite(settings)).rejects.toThrow("RENDER_ISOLATION=required: bubblewrap");
});

test("a site without a sandbox logs that remotes' server code is trusted", async () => {
  const site = await startSite({ ...WITHOUT_BUBBLEWRAP, DATA_DIR: dataDir, DEMO: "off" });
  expect(site.log()).toContain("remotes' server code is trusted");
  await site.stop();
});
