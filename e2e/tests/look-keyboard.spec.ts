import type { Page } from "@playwright/test";
import { openDashboard } from "../support/administrator";
import { expect, test } from "../support/fixtures";
import { open } from "../support/open";
import { settled } from "../support/settled";
import { violationsOfDialog } from "../support/violations";

// The gallery's own keys, `/` and the arrows, are tested with the gallery.

test("the first Tab offers to skip the header", async ({ page }) => {
  await open(page, "/about");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.getByRole("main").evaluate((main) => main.contains(document.activeElement))).toBe(true);
});

test("the menu opens and closes with the keyboard alone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/about");
  const button = page.getByRole("button", { name: "Menu" });
  await button.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("banner").getByRole("link", { name: "Gallery" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await expect(page.getByRole("banner").getByRole("link", { name: "Gallery" })).toBeHidden();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/#explore$/);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(button).toHaveAttribute("aria-expanded", "false");
});

test("Ctrl-K goes to an image by its title, and the page gets the focus", async ({ page, request }) => {
  await open(page, "/about");
  const { images } = await (await request.get("/api/images?limit=1")).json();
  const [{ title }] = images;
  await page.keyboard.press("ControlOrMeta+k");
  const menu = page.getByRole("dialog", { name: "Go to" });
  await menu.getByRole("combobox").fill(title);
  await expect(menu.getByRole("option", { name: title }).first()).toBeVisible();
  expect(await violationsOfDialog(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
});

test("every focused element has a visible outline", async ({ page }) => {
  await open(page, "/about");
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press("Tab");
    const outline = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    });
    expect(outline, await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? "")).toBe(
      true,
    );
  }
});

test("at 400 % zoom nothing stays in view over what has the focus", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, "/help");
  await page.getByRole("contentinfo").getByRole("link").first().focus();
  await expect(page.getByRole("contentinfo").getByRole("link").first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("banner")).not.toBeInViewport();
});

/** The controls of the page's content whose middle is out of sight, or under something else, when they have the focus. */
const coveredControls = (page: Page) =>
  page.getByRole("main").evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, [tabindex='0']")]
      .filter((control) => control.checkVisibility() && !control.matches(":disabled, [tabindex='-1']"))
      .filter((control) => {
        control.focus();
        // A link that wraps has a box for each line.
        const [box = control.getBoundingClientRect()] = control.getClientRects();
        const { left, top, right, bottom } = box;
        const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
        const hit = document.elementFromPoint(x, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2);
        const parts = [control, control.closest("label"), ...((control as HTMLInputElement).labels ?? [])];
        return !parts.some((part) => part?.contains(hit));
      })
      .map((control) => control.outerHTML.slice(0, 200)),
  );

test("at 400 % zoom nothing covers what has the focus in the dashboard", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openDashboard(page);
  for (const tab of ["Analytics", "Images", "Users", "Settings", "Audit", "Releases"]) {
    await page.getByRole("tab", { name: tab }).click();
    await settled(page);
    if (tab === "Images")
      await page
        .getByRole("checkbox", { name: /^Select (?!all)/ })
        .first()
        .check();
    expect(await coveredControls(page), tab).toEqual([]);
  }
});
