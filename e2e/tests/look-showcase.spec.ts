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

test("in forced colours a part that is on, chosen or pressed looks different from one that isn't", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(pathToFileURL(join(folder, "index.html")).href);
  const background = (selector: string, part?: "::before" | "::after") =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element, name).backgroundColor, part);
  const [track, on] = ["input[role=switch]:enabled:not(:checked)", "input[role=switch]:enabled:checked"];
  expect(await background(on)).not.toBe(await background(track));
  for (const state of [track, on])
    expect(await background(state, "::before")).not.toBe(await background(state));
  const box = "input[type=checkbox]:not([role=switch]):enabled";
  for (const state of [`${box}:checked`, `${box}:indeterminate`]) {
    expect(await background(state)).not.toBe(await background(`${box}:not(:checked, :indeterminate)`));
    expect(await background(state, "::before")).not.toBe(await background(state));
  }
  expect(await background("button[aria-pressed=true]")).not.toBe(
    await background("button[aria-pressed=false]"),
  );
  expect(await background("button[aria-current=page]")).not.toBe(
    await background("nav button:not([aria-current])"),
  );
  expect(await background("[role=tab][data-state=active]", "::after")).not.toBe(
    await background("[role=tablist]"),
  );
  expect(await background("[role=tab][data-state=active]", "::after")).not.toBe(await background("body"));
});
