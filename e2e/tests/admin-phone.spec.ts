import type { Page } from "@playwright/test";
import { administratorApi, openDashboard } from "../support/administrator";
import { expect, test } from "../support/fixtures";
import { overflow } from "../support/overflow";
import { settled } from "../support/settled";

test.use({ viewport: { width: 390, height: 844 } });

/** How far an element's content is wider than the element. */
const overflowOf = (page: Page, name: string) =>
  page.getByRole("region", { name, exact: true }).evaluate((frame) => frame.scrollWidth - frame.clientWidth);

for (const tab of ["Images", "Users", "Settings", "Audit", "Releases"])
  test(`the ${tab} tab is in view when it opens by its URL`, async ({ page }) => {
    await openDashboard(page, tab.toLowerCase());
    const selected = page.getByRole("tab", { name: tab, selected: true });
    // The last tab may end on a fraction of a pixel.
    await expect(selected).toBeInViewport({ ratio: 0.98 });
  });

test("the selected tab stays in view when its text gets larger", async ({ page }) => {
  await openDashboard(page, "releases");
  const selected = page.getByRole("tab", { name: "Releases", selected: true });
  await expect(selected).toBeInViewport({ ratio: 0.98 });
  await selected.evaluate((tab) => {
    for (const part of tab.parentElement?.children ?? []) (part as HTMLElement).style.fontSize = "1.5rem";
  });
  await expect(selected).toBeInViewport({ ratio: 0.98 });
});

test("every user's card has its actions in view, and emails break only between words", async ({ page }) => {
  const email = `a.rather.long.name-${process.pid}@an-equally-long-domain.promptfolio.test`;
  await page.request.post("/api/auth/signup", {
    data: { name: "Phone Example", email, password: "long-enough" },
  });
  await openDashboard(page, "users");
  await page.getByLabel("Search users").fill(email);
  await expect(page.getByRole("table", { name: "Users" }).getByRole("rowheader")).toHaveCount(1);
  expect(await overflowOf(page, "Users")).toBe(0);
  const row = page.getByRole("row", { name: /Phone Example/ });
  expect((await row.boundingBox())?.height).toBeLessThan(110);
  await expect(page.getByLabel("Status", { exact: true })).toBeHidden();
  await page.getByRole("button", { name: "Filters" }).click();
  await expect(page.getByLabel("Status", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "More about Phone Example" }).click();
  const button = page.getByRole("button", { name: "Deactivate Phone Example" });
  await button.scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Delete Phone Example" })).toBeInViewport({ ratio: 1 });
  const lines = await page
    .getByRole("table", { name: "Users" })
    .getByRole("rowheader")
    .evaluate((cell) => {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const found: { text: string; lines: number }[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        found.push({ text: node.textContent ?? "", lines: tops.size });
      }
      return found;
    });
  const parts = lines.filter(({ text }) => email.includes(text) && text.length > 1);
  expect(parts.length).toBeGreaterThan(3);
  // Breaking at a hyphen is fine, too.
  expect(parts.filter((part) => part.lines > 1 && !part.text.includes("-"))).toEqual([]);
});

test("images, audit entries and releases fit the screen", async ({ page }) => {
  await openDashboard(page, "images");
  await page
    .getByRole("button", { name: /^More about / })
    .first()
    .click();
  const edit = page.getByRole("button", { name: /^Edit / }).first();
  await edit.scrollIntoViewIfNeeded();
  await expect(edit).toBeInViewport({ ratio: 1 });
  expect(await overflowOf(page, "Images")).toBe(0);
  await edit.click();
  const dialog = page.getByRole("dialog", { name: "Edit image" });
  const message = page.locator("[data-sonner-toast]", { hasText: "Editing" });
  const space = async () => {
    const [above, below] = await Promise.all([message.boundingBox(), dialog.boundingBox()]);
    return above && below && above.y >= 0 && above.y + above.height <= below.y;
  };
  await expect.poll(space, "the message is above the dialog").toBe(true);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Downloads" }).click();
  await expect(page.getByRole("columnheader", { name: "Downloads" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );

  // Creates an entry for the log.
  const api = await administratorApi(page);
  const { images } = await (await page.request.get("/api/images?limit=1", api)).json();
  const [{ id, tag }] = images;
  await page.request.put(`/api/images/${id}`, { ...api, data: { version: images[0].version, tag } });
  await page.getByRole("tab", { name: "Audit" }).click();
  await expect(page.getByRole("table", { name: "Audit log" })).toBeVisible();
  expect(await overflowOf(page, "Audit log")).toBe(0);

  await page.getByRole("tab", { name: "Releases" }).click();
  await page.getByRole("button", { name: "Details of shell" }).click();
  await expect(page.getByRole("button", { name: "Freeze…" })).toHaveCount(1);
  await page.getByRole("button", { name: "Details of shell" }).click();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2_500);
});

test("on a tablet, tables fit, and a row's details have the columns that left", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openDashboard(page, "users");
  const first = (name: RegExp) => page.getByRole("button", { name }).first();
  await expect(first(/^Delete /)).toBeInViewport({ ratio: 1 });
  expect(await overflowOf(page, "Users")).toBe(0);
  const users = page.getByRole("table", { name: "Users" });
  await expect(users.getByRole("columnheader", { name: "Last Active" })).toBeHidden();
  await first(/^More about /).click();
  await expect(users.getByRole("term").filter({ hasText: "Last Active" })).toBeVisible();

  await page.getByRole("tab", { name: "Images" }).click();
  await expect(first(/^Delete /)).toBeInViewport({ ratio: 1 });
  expect(await overflowOf(page, "Images")).toBe(0);
  await first(/^More about /).click();
  await expect(page.getByRole("term").filter({ hasText: "Category" })).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.getByRole("columnheader", { name: "Category" })).toBeVisible();
  await expect(page.getByRole("term").first()).toBeHidden();
  await expect(first(/^More about /)).toBeHidden();
});

/** The number of overlapping day labels in a chart. */
const crowdedDays = (page: Page) =>
  page
    .getByRole("img", { name: /^Views a day/ })
    .locator("text")
    .evaluateAll((labels) => {
      const boxes = labels.map((label) => label.getBoundingClientRect());
      return boxes.filter((box, index) => {
        const next = boxes[index + 1];
        return next && box.top < next.bottom && next.top < box.bottom && next.left - box.right < 4;
      }).length;
    });

/** Chart labels that overlap a grid line. */
const labelsOnGrid = (page: Page) =>
  page.locator("main svg[role=img]").evaluateAll((charts) =>
    charts.flatMap((chart) => {
      const lines = [...chart.querySelectorAll(".grid")].map((line) => line.getBoundingClientRect());
      return [...chart.querySelectorAll("text")]
        .filter((label) => {
          const { left, right, top, bottom } = label.getBoundingClientRect();
          return lines.some(
            (line) => line.left < right && line.right > left && line.top < bottom && line.bottom > top,
          );
        })
        .map((label) => label.textContent);
    }),
  );

test("with text at 200 % no tab scrolls sideways, and charts' labels stay clear of the lines", async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      document.documentElement.style.fontSize = "200%";
    });
  });
  await openDashboard(page);
  await expect(page.locator("main svg[role=img] text").first()).toBeVisible();
  await settled(page);
  expect(await crowdedDays(page)).toBe(0);
  for (const tab of ["Analytics", "Images", "Users", "Settings", "Audit", "Releases"]) {
    await page.getByRole("tab", { name: tab }).click();
    await settled(page);
    expect(await overflow(page), tab).toEqual([]);
    expect(await labelsOnGrid(page), tab).toEqual([]);
  }
});
