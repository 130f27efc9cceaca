import type { Page, Route } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { REMOTE_PAGES } from "../support/routes";
import { REMOTE_TIMEOUT_MS } from "../support/site-process";

const changed = async (route: Route) => {
  const result = await route.fetch();
  return route.fulfill({ response: result, body: `${await result.text()}\n// changed on the way` });
};

interface Failure {
  scripts: RegExp;
  fail(route: Route): Promise<void>;
  isHanging?: boolean;
}

const hang = () => Promise.resolve();

/** What can become of a remote's scripts. */
const FAILURES: Record<string, Failure> = {
  "answers 404": { scripts: /\.js/, fail: (route) => route.fulfill({ status: 404, body: "" }) },
  "answers 500": { scripts: /\.js/, fail: (route) => route.fulfill({ status: 500, body: "" }) },
  "has another hash": { scripts: /remote-entry\.js/, fail: changed },
  "has a chunk with another hash": { scripts: /page\..*\.js/, fail: changed },
  hangs: { scripts: /remote-entry\.js/, fail: hang, isHanging: true },
  "has a chunk that hangs": { scripts: /page\..*\.js/, fail: hang, isHanging: true },
};

const frameOf = (page: Page, remote: string) => page.locator(`[data-failed-remote="${remote}"]`);

test.beforeEach(({ quiet }) => {
  // What fails here is meant to, and is reported.
  quiet.expected.push(/.*/);
});

/** The host loads all remotes alike: one meets every failure, the others one of their entry and one of a chunk. */
const failuresOf = (remote: string) =>
  Object.entries(FAILURES).filter(
    ([name]) => remote === "gallery" || name === "answers 404" || name === "has a chunk with another hash",
  );

for (const { remote, path, heading } of REMOTE_PAGES)
  for (const [name, { scripts, fail, isHanging }] of failuresOf(remote))
    test(`${remote} ${name}: the frame stays, and Retry brings it back`, async ({ page }) => {
      const isItsScript = (url: URL) =>
        url.pathname.startsWith(`/r/${remote}/`) && scripts.test(url.pathname);
      // The hanging request goes on hanging: a new one has to succeed.
      let isBroken = true;
      if (isHanging) await page.clock.install();
      await page.route(isItsScript, (route) => (isBroken ? fail(route) : route.continue()));
      // A page whose scripts hang is never loaded, as browsers see it.
      await page.goto(path, { waitUntil: "commit" });
      // The time in which a script should have come passes at once.
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

test("with one remote gone, the others go on", async ({ page }) => {
  await page.route(/\/r\/static\//, (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto("/about");
  await expect(frameOf(page, "static")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Back to Gallery" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /See the poster/ })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Welcome back" })).toBeVisible();
});
