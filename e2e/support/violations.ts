import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

declare global {
  /** What axe-core's script adds to the page. */
  var axe: typeof import("axe-core");
}

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe-core finds wrong with the page as it stands: the rules and the elements that break them. */
export const violations = async (page: Page): Promise<string[]> => {
  await page.evaluate(source);
  return page.evaluate(async () => {
    const results = await axe.run();
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(" ")}`),
    );
  });
};

/** The same in both themes, at the widths of a phone and a desk. */
export const violationsInAllLooks = async (page: Page, widths = [390, 1280]): Promise<string[]> => {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const violation of await violations(page)) found.push(`${width} px, ${colorScheme}: ${violation}`);
    }
  }
  return found;
};
