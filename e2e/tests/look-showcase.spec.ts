import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "@playwright/test";
import { buildShowcase } from "../../shared/ui/showcase/build";
import { violations } from "../support/violations";

let folder: string;

test.beforeAll(async () => {
  folder = await buildShowcase(await mkdtemp(join(tmpdir(), "promptfolio-showcase-")));
});

test.afterAll(() => rm(folder, { recursive: true, force: true }));

for (const theme of ["light", "dark"])
  test(`every component in every state, ${theme}: axe finds nothing`, async ({ page }) => {
    test.slow();
    await page.goto(`${pathToFileURL(join(folder, "index.html"))}?theme=${theme}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violations(page), `${width} px`).toEqual([]);
    }
  });
