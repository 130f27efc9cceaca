import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { open } from "../support/open";
import { imagePath } from "../support/routes";
import { violations } from "../support/violations";

/** Messages wait while the visitor is in another tab; this also keeps them open on a slow machine. */
const leaveTab = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true });
    document.dispatchEvent(new Event("visibilitychange"));
    window.dispatchEvent(new Event("blur"));
  });

for (const width of [390, 1280])
  test(`${width} px: message and notice look alike, and do not overlap`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, await imagePath(request));
    await page
      .getByRole("main")
      .getByRole("button", { name: /favou?rites/i })
      .click();
    const notice = page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem");
    await expect(notice).toContainText("Feature coming soon!");
    await leaveTab(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Instagram" }).click();
    const message = page.getByRole("region", { name: /^Messages/ }).getByRole("listitem");
    await expect(message).toContainText("Promptfolio is not on Instagram yet.");
    expect(await violations(page)).toEqual([]);

    const sharedStyle = ["background-color", "border-radius", "border-color", "font-family"];
    for (const property of sharedStyle) {
      const value = await notice.evaluate(
        (item, name) => getComputedStyle(item).getPropertyValue(name),
        property,
      );
      await expect(message).toHaveCSS(property, value);
    }
    const [upper, lower] = [await notice.boundingBox(), await message.boundingBox()];
    const header = await page.getByRole("banner").boundingBox();
    if (!upper || !lower || !header) throw new Error("not rendered");
    expect(upper.y).toBeGreaterThan(header.height + 8);
    expect(upper.y + upper.height).toBeLessThan(lower.y);
    for (const { x, width: wide } of [upper, lower]) {
      expect(x).toBeGreaterThan(8);
      expect(x + wide).toBeLessThan(width - 8);
    }
  });

test("F8 focuses the notices, and a swipe to the right closes one", async ({ page, request }) => {
  await open(page, await imagePath(request));
  await page
    .getByRole("main")
    .getByRole("button", { name: /favou?rites/i })
    .click();
  const notice = page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem");
  await expect(notice).toBeVisible();
  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: "Notifications (F8)" }).getByRole("list")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(notice).toBeFocused();
  const box = await notice.boundingBox();
  if (!box) throw new Error("not rendered");
  await page.mouse.move(box.x + 40, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 70, box.y + 20, { steps: 3 });
  await page.mouse.move(box.x + 140, box.y + 20, { steps: 3 });
  await page.mouse.up();
  await expect(notice).toBeHidden();
});
