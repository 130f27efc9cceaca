import type { Page } from "@playwright/test";
import { openDashboard } from "../support/administrator";
import { expect, test } from "../support/fixtures";
import { open } from "../support/open";
import { publicRoutes } from "../support/routes";

/** What makes the page wider than its window, apart from what scrolls within a box of its own. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .filter((element) => {
        for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
          if (getComputedStyle(box).overflowX !== "visible") return false;
        return true;
      })
      .map((element) => element.outerHTML.slice(0, 120))
      .slice(0, 5);
  });

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

test("text at 200 %: no page scrolls sideways, and the header keeps all its parts", async ({
  page,
  request,
  quiet,
}) => {
  test.slow();
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
