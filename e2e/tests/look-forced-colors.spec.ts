import { expect, test } from "../support/fixtures";

test("the lines of a sealed prompt end in the color that forced colors give its frame", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/");
  const frame = page.locator("#explore article [data-state]").first();
  const [lines, box] = await frame.evaluate((element) => {
    const resolved = (name: string): string => {
      const probe = document.createElement("i");
      probe.style.cssText = `background: ${name}; forced-color-adjust: none`;
      document.body.append(probe);
      const { backgroundColor } = getComputedStyle(probe);
      probe.remove();
      return backgroundColor;
    };
    const cover = getComputedStyle(element, "::before").getPropertyValue("--color-sunken");
    return [resolved(cover), getComputedStyle(element).backgroundColor];
  });
  expect(lines).toBe(box);
});
