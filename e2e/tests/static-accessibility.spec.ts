import { expect, test } from "../support/fixtures";
import { open } from "../support/open";
import { violations } from "../support/violations";

const PATHS = ["/", "/about", "/templates", "/help", "/terms", "/privacy", "/contact", "/no/such/wall"];
const WIDTHS = [1280, 390];

for (const path of PATHS)
  test(`${path}: axe finds nothing in both themes, and nothing is wider than the window`, async ({
    page,
    quiet,
  }) => {
    quiet.expected.push(/404/);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    for (const width of WIDTHS)
      for (const colorScheme of ["light", "dark"] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([]);
      }
    await page.setViewportSize({ width: 320, height: 800 });
    const excess = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(excess)).toBeLessThanOrEqual(0);
  });
