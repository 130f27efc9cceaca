import { expect, test } from "../support/fixtures";
import { open } from "../support/open";
import { settled } from "../support/settled";

const MAX_FONT_BYTES = 70_000;

test("loads two font files, of at most 70 KB together", async ({ page }) => {
  const fonts = new Map<string, number>();
  page.on("response", async (response) => {
    if (response.request().resourceType() === "font")
      fonts.set(response.url(), (await response.body()).length);
  });
  await open(page, "/");
  await settled(page);
  // Fonts in the elements that styled-components empties would go and come: the browser would lay out the page again.
  expect(await page.locator("head > style").first().textContent()).toContain("@font-face");
  for (const style of await page.locator("style[data-styled]").all())
    expect(await style.textContent()).not.toContain("@font-face");
  expect(fonts.size).toBe(2);
  expect([...fonts.values()].reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_FONT_BYTES);
});
