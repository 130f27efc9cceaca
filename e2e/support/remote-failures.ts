import type { Page, Route } from "@playwright/test";
import { expect, test } from "./fixtures";
import type { REMOTE_PAGES } from "./routes";
import { REMOTE_TIMEOUT_MS } from "./site-process";

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
const FAILURES = {
  "responds with 404": { scripts: /\.js/, fail: (route) => route.fulfill({ status: 404, body: "" }) },
  "responds with 500": { scripts: /\.js/, fail: (route) => route.fulfill({ status: 500, body: "" }) },
  "has another hash": { scripts: /remote-entry\.js/, fail: changed },
  "has a chunk with another hash": { scripts: /page\..*\.js/, fail: changed },
  hangs: { scripts: /remote-entry\.js/, fail: hang, isHanging: true },
  "has a chunk that hangs": { scripts: /page\..*\.js/, fail: hang, isHanging: true },
} satisfies Record<string, Failure>;

export type FailureName = keyof typeof FAILURES;

const FAILURE_NAMES: readonly FailureName[] = [
  "responds with 404",
  "responds with 500",
  "has another hash",
  "has a chunk with another hash",
  "hangs",
  "has a chunk that hangs",
];

/** The frame that stands where a remote's page should be. */
export const frameOf = (page: Page, remote: string) => page.locator(`[data-failed-remote="${remote}"]`);

/** Tests that a remote's page fails in its frame, and comes back. */
export const testFailure = (
  { remote, path, heading }: (typeof REMOTE_PAGES)[number],
  name: FailureName,
): void => {
  const { scripts, fail, isHanging = false }: Failure = FAILURES[name];
  test(`${remote} ${name}: the frame stays, and Retry brings it back`, async ({ page }) => {
    const isItsScript = (url: URL) => url.pathname.startsWith(`/r/${remote}/`) && scripts.test(url.pathname);
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
};

/** The host loads all remotes alike: one meets every failure in the fast suite, the others one of their entry and one of a chunk. */
const FAST: readonly FailureName[] = ["responds with 404", "has a chunk with another hash"];

export const failuresOf = (remote: string, suite: "fast" | "slow"): FailureName[] =>
  FAILURE_NAMES.filter((name) => (remote === "gallery" || FAST.includes(name)) === (suite === "fast"));
