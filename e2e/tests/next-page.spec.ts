import { expect, test } from "../support/fixtures";
import { open } from "../support/open";

/** The image page's code, which visitors of the home page usually need next. */
const NEXT = /\/r\/detail\//;

test("loads the next page's code as soon as the page can be pressed, on a phone that is never idle", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const requests: string[] = [];
  page.on("request", (request) => {
    if (NEXT.test(request.url())) requests.push(request.url());
  });
  await open(page, "/");
  const prefetched = page.locator("head link[rel=prefetch]");
  await expect(prefetched).toHaveCount(2);
  for (const link of await prefetched.all()) await expect(link).toHaveAttribute("href", NEXT);
  await expect.poll(() => requests.filter((url) => /image-page/.test(url)).length).toBe(2);
  await page.waitForLoadState("networkidle");
  const before = requests.length;
  await page.getByRole("main").locator("a[href*='/image/']").first().click();
  await expect(page).toHaveURL(/\/image\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(requests.slice(before)).toEqual([]);
});
