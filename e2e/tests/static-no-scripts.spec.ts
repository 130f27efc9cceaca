import { expect, test } from "../support/fixtures";

test.use({ javaScriptEnabled: false });

for (const [path, text] of [
  ["/", /free/i],
  ["/help", "Press ‘View Prompt’ on its card"],
] as const)
  test(`${path} without scripts: a notice at the top, open answers, and dead buttons disabled`, async ({
    page,
  }) => {
    await page.goto(path);
    const notice = page.locator("body > noscript");
    await expect(notice).toBeVisible();
    // Playwright reads no text out of a noscript element.
    expect(await notice.evaluate(({ textContent }) => textContent)).toContain("JavaScript is off.");
    expect((await notice.boundingBox())?.y).toBeLessThan(10);
    await expect(page.locator("main").getByText(text).first()).toBeVisible();
    const closed = page.locator('main :is(h2, h3, h4) + [data-state="closed"]');
    expect(await closed.count()).toBeGreaterThan(5);
    for (const region of await closed.all()) await expect(region).toBeVisible();
    const button = page.locator('main button:not([aria-expanded="false"][aria-controls])').first();
    await expect(button).toHaveCSS("pointer-events", "none");
    await expect(button).toHaveCSS("opacity", "0.45");
  });

test("omits the notice about scripts in print", async ({ page }) => {
  await page.goto("/terms");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("body > noscript")).toBeHidden();
});
