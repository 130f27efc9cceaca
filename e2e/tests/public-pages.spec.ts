import type { Page } from "@playwright/test";
import { createUser } from "../support/accounts";
import { expect, test } from "../support/fixtures";
import { open } from "../support/open";
import { overflow } from "../support/overflow";
import { expectCleanLoad, listenToLoads, type PageLoad } from "../support/page-load";
import { FORM_ROUTES, imagePath, publicRoutes, STATIC_ROUTES } from "../support/routes";
import { settled } from "../support/settled";
import { expectNoShifts, scrollThrough, watchShifts } from "../support/shifts";
import { violationsInTheme, violationsInThemes } from "../support/violations";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Loads a page, scrolls through all of it, and collects errors. */
const visit = async (page: Page, path: string, load: PageLoad): Promise<void> => {
  await open(page, path);
  await page.mouse.move(100, 100);
  await scrollThrough(page);
  await settled(page);
  await expectCleanLoad(page, path, load);
  await expectNoShifts(page, path);
};

const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

const expectRoomForLargeText = async (page: Page, path: string): Promise<void> => {
  await setTextSize(page, "200%");
  expect(await overflow(page), `${path}: text at 200 %`).toEqual([]);
  await expect(page.getByRole("banner").getByText("0/1")).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Menu" })).toBeInViewport({ ratio: 1 });
  await setTextSize(page, "");
};

const IMAGE = "/image/…";
/** Pages that axe checks in both themes at both widths; together they contain the components of the others. */
const FOUR_LOOKS = ["/", IMAGE, "/templates", "/help", "/signup"];
/** The others: each width in one theme. look-showcase.spec.ts has every component in all four. */
const THEMES = { 390: "light", 1280: "dark" } as const;

for (const route of ["/", IMAGE, ...STATIC_ROUTES, ...FORM_ROUTES])
  for (const width of [390, 1280] as const)
    test(`${route}, ${width} px: hydrates without mismatches or shifts, fits, and axe finds nothing`, async ({
      page,
      request,
      quiet,
    }) => {
      quiet.expected.push(/404/);
      const path = route === IMAGE ? await imagePath(request) : route;
      await page.setViewportSize({ width, height: 844 });
      await watchShifts(page);
      const load = await listenToLoads(page);
      await visit(page, path, load);
      expect(load.scripts.length).toBeGreaterThan(0);
      expect(load.scripts.filter((script) => script.startsWith("/r/admin/"))).toEqual([]);

      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      const isRepresentative = FOUR_LOOKS.includes(route);
      const found = isRepresentative ? violationsInThemes(page) : violationsInTheme(page, THEMES[width]);
      expect(await found).toEqual([]);
      await expectRoomForLargeText(page, path);
      if (width > 390) return;
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await overflow(page), `${path}: 320 px`).toEqual([]);
    });

test("for a signed-in user too, every page hydrates without mismatches or shifts", async ({
  page,
  request,
  quiet,
}) => {
  quiet.expected.push(/404/);
  await createUser(page);
  await watchShifts(page);
  const load = await listenToLoads(page);
  for (const path of await publicRoutes(request)) await visit(page, path, load);
});
