import type { Page, Route } from "@playwright/test";
import { expect, test } from "./fixtures";
import { REMOTE_PAGES } from "./routes";
import { REMOTE_TIMEOUT_MS } from "./site-process";

const changed = async (route: Route) => {
  const result = await route.fetch();
  return route.fulfill({ response: result, body: `${await result.text()}\n// changed on the way` });
};

interface Failure {
  name: string;
  scripts: RegExp;
  fail(route: Route): Promise<void>;
  isHanging?: boolean;
  /** Tested with every remote in the fast suite; other failures with one there, as all remotes load alike. */
  isForAll?: boolean;
}

const hang = () => Promise.resolve();
const respondWith = (status: number) => (route: Route) => route.fulfill({ status, body: "" });

const ENTRY = /remote-entry\.js/;
const CHUNK = /page\..*\.js/;

/** The ways in which a remote's scripts can fail. */
const FAILURES: readonly Failure[] = [
  { name: "responds with 404", scripts: /\.js/, fail: respondWith(404), isForAll: true },
  { name: "responds with 500", scripts: /\.js/, fail: respondWith(500) },
  { name: "has another hash", scripts: ENTRY, fail: changed },
  { name: "has a chunk with another hash", scripts: CHUNK, fail: changed, isForAll: true },
  { name: "hangs", scripts: ENTRY, fail: hang, isHanging: true },
  { name: "has a chunk that hangs", scripts: CHUNK, fail: hang, isHanging: true },
];

/** The frame that replaces a failed remote's page. */
export const frameOf = (page: Page, remote: string) => page.locator(`[data-failed-remote="${remote}"]`);

/** Tests that a failed remote's page is replaced by the frame, and that Retry restores it. */
const testFailure = (
  { remote, path, heading }: (typeof REMOTE_PAGES)[number],
  { name, scripts, fail, isHanging = false }: Failure,
): void => {
  test(`${remote} ${name}: the frame stays, and Retry brings it back`, async ({ page }) => {
    const isItsScript = (url: URL) => url.pathname.startsWith(`/r/${remote}/`) && scripts.test(url.pathname);
    // The hanging request keeps hanging: a new one has to succeed.
    let isBroken = true;
    if (isHanging) await page.clock.install();
    await page.route(isItsScript, (route) => (isBroken ? fail(route) : route.continue()));
    // A page whose scripts hang never fires its load event.
    await page.goto(path, { waitUntil: "commit" });
    // Skip the time in which the script should have loaded.
    if (isHanging)
      await expect(async () => {
        await page.clock.fastForward(REMOTE_TIMEOUT_MS);
        await expect(frameOf(page, remote)).toBeVisible({ timeout: 500 });
      }).toPass();
    await expect(frameOf(page, remote)).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();

    await page.evaluate(() => document.body.setAttribute("data-same-tab", ""));
    isBroken = false;
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page.locator("body[data-same-tab]")).toBeAttached();
  });
};

/** Tests the combinations of remote and failure that are in a suite: each is in one of the two. */
export const testFailures = (suite: "fast" | "slow"): void => {
  test.beforeEach(({ quiet }) => {
    // The failures in these tests are intended, and are reported.
    quiet.expected.push(/.*/);
  });
  for (const page of REMOTE_PAGES)
    for (const failure of FAILURES) {
      const isFast = page.remote === "gallery" || failure.isForAll === true;
      if (isFast === (suite === "fast")) testFailure(page, failure);
    }
};
