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
  const fallbacks = await page.locator("head > style").first().textContent();
  expect(fallbacks).toContain("@font-face");
  // Before the first paint browsers look up a system font for text whose font is declared and not there yet.
  expect(fallbacks).not.toContain("url(");
  for (const style of await page.locator("style[data-styled]").all())
    expect(await style.textContent()).not.toContain("@font-face");
  const heading = page.locator("h1");
  for (const [element, family] of [
    [heading, "Bricolage Grotesque"],
    [page.locator("main p").first(), "Instrument Sans"],
  ] as const) {
    expect(await element.evaluate((shown) => getComputedStyle(shown).fontFamily)).toMatch(
      new RegExp(`^"?${family}`),
    );
    await expect
      .poll(() =>
        page.evaluate(
          (name) =>
            [...document.fonts].some((font) => font.family.includes(name) && font.status === "loaded"),
          family,
        ),
      )
      .toBe(true);
  }
  expect(fonts.size).toBe(2);
  expect([...fonts.values()].reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_FONT_BYTES);
});
