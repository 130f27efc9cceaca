import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

declare global {
  /** The global that axe-core's script adds to the page. */
  var axe: typeof import("axe-core");
}

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** axe-core's violations of the current page, or of what a selector finds: the rules and the elements that break them. */
export const violations = async (page: Page, within?: string): Promise<string[]> => {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  return page.evaluate(async (selector) => {
    // For rules that pass, axe need not collect every element.
    const results = await axe.run(selector ?? document, { resultTypes: ["violations"] });
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(" ")}`),
    );
  }, within);
};

/** The findings of a check in both themes. */
const findInThemes = async (page: Page, check: (page: Page) => Promise<string[]>): Promise<string[]> => {
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const problem of await check(page)) found.push(`${colorScheme}: ${problem}`);
  }
  return found;
};

/** The findings of a check in both themes at each width. */
const findInAllLooks = async (
  page: Page,
  widths: readonly number[],
  check: (page: Page) => Promise<string[]>,
): Promise<string[]> => {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const problem of await findInThemes(page, check)) found.push(`${width} px, ${problem}`);
  }
  return found;
};

/** The violations in both themes. */
export const violationsInThemes = (page: Page): Promise<string[]> => findInThemes(page, violations);

/** The violations in one theme. */
export const violationsInTheme = async (page: Page, colorScheme: "light" | "dark"): Promise<string[]> => {
  await page.emulateMedia({ colorScheme });
  return violations(page);
};

/** The violations of an open dialog in both themes, on a phone; the page behind it is not checked. */
export const violationsOfDialog = (page: Page): Promise<string[]> =>
  findInAllLooks(page, [390], () => violations(page, "[role=dialog]"));

/** The violations in both themes, at the widths of a phone and a desk. */
export const violationsInAllLooks = (page: Page, widths = [390, 1280]): Promise<string[]> =>
  findInAllLooks(page, widths, violations);

const excessWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The same at the width of the smallest phone, and whether the page is wider than its window. */
export const flawsInAllLooks = (page: Page): Promise<string[]> =>
  findInAllLooks(page, [320, 1280], async () => {
    const excess = await excessWidth(page);
    return [...(await violations(page)), ...(excess > 0 ? [`${excess} px too wide`] : [])];
  });
