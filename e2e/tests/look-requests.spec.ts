import { openDashboard } from "../support/administrator";
import { expect, test } from "../support/fixtures";
import { open } from "../support/open";
import { publicRoutes } from "../support/routes";

const MAX_FONT_BYTES = 70_000;

test("no page asks another origin for anything", async ({ page, request, product, quiet }) => {
  test.slow();
  quiet.expected.push(/404/);
  const elsewhere: string[] = [];
  page.on("request", (sent) => {
    const { protocol, origin } = new URL(sent.url());
    if (protocol.startsWith("http") && origin !== product.origin) elsewhere.push(sent.url());
  });
  for (const path of await publicRoutes(request)) {
    await open(page, path);
    await page.mouse.wheel(0, 20_000);
    await page.waitForLoadState("networkidle");
  }
  await openDashboard(page);
  await page.waitForLoadState("networkidle");
  expect(elsewhere).toEqual([]);
});

test("the fonts are two files, of 70 KB together at most", async ({ page }) => {
  const fonts = new Map<string, number>();
  page.on("response", async (response) => {
    if (response.request().resourceType() === "font")
      fonts.set(response.url(), (await response.body()).length);
  });
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  expect(fonts.size).toBe(2);
  expect([...fonts.values()].reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_FONT_BYTES);
});
