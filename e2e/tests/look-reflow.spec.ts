import { openDashboard } from "../support/administrator";
import { expect, test } from "../support/fixtures";
import { open } from "../support/open";
import { overflow } from "../support/overflow";
import { publicRoutes } from "../support/routes";

test("320 px: no page scrolls sideways", async ({ page, request, quiet }) => {
  test.slow();
  quiet.expected.push(/404/);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of await publicRoutes(request)) {
    await open(page, path);
    expect(await overflow(page), path).toEqual([]);
  }
  await openDashboard(page);
  await expect(page.getByRole("tabpanel")).toBeVisible();
  expect(await overflow(page), "dashboard").toEqual([]);
});

for (const width of [390, 1280])
  test(`text at 200 %, ${width} px: no page scrolls sideways, and the header keeps all its parts`, async ({
    page,
    request,
    quiet,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    quiet.expected.push(/404/);
    await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => {
        document.documentElement.style.fontSize = "200%";
      });
    });
    for (const path of await publicRoutes(request)) {
      await open(page, path);
      expect(await overflow(page), path).toEqual([]);
    }
    await expect(page.getByRole("banner").getByText("0/1")).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Menu" })).toBeInViewport({ ratio: 1 });
  });
