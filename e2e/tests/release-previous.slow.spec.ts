import type { Page } from "@playwright/test";
import { openDashboard } from "../support/administrator";
import { test as base, expect, signUp } from "../support/fixtures";
import { builtRelease, readDescriptor } from "../support/made-release";
import { open } from "../support/open";
import { unpackPreviousReleases } from "../support/previous-releases";
import { type Product, startProduct } from "../support/product";

const REMOTES = ["gallery", "detail", "auth", "admin", "static"];

/** The shell's default; in tests remotes usually have more time to load. */
const SECOND_ATTEMPT_MS = "1200";

interface Mix {
  product: Product;
  /** The version of each part, by id. */
  versions: Record<string, string>;
}

/** The product with some parts as they are now, and the others as they were released before: both really built. */
const startMix = async (isPrevious: (id: string) => boolean): Promise<Mix & { dispose(): Promise<void> }> => {
  const previous = await unpackPreviousReleases();
  const folders = ["shell", ...REMOTES.map((id) => `mfe-${id}`)].map((name) =>
    isPrevious(name.replace("mfe-", "")) ? (previous.folders[name] ?? "") : builtRelease(name),
  );
  const descriptors = await Promise.all(folders.map(readDescriptor));
  const product = await startProduct({ REMOTE_TIMEOUT_MS: SECOND_ATTEMPT_MS }, folders);
  return {
    product,
    versions: Object.fromEntries(descriptors.map(({ id, version }) => [id, version])),
    dispose: async () => {
      await product.dispose();
      await previous.remove();
    },
  };
};

const mixed = (isPrevious: (id: string) => boolean) =>
  base.extend<object, { mix: Mix }>({
    mix: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
      async ({}, use) => {
        const { dispose, ...mix } = await startMix(isPrevious);
        await use(mix);
        await dispose();
      },
      { scope: "worker", timeout: 120_000 },
    ],
    baseURL: async ({ mix }, use) => use(mix.product.origin),
  });

const stateOf = async (page: Page) => JSON.parse((await page.locator("#page-state").textContent()) ?? "{}");

const MIXES = [
  ["the previous release of each remote in the new shell", (id: string) => id !== "shell"],
  ["the new remotes in the previous shell", (id: string) => id === "shell"],
] as const;

for (const [name, isPrevious] of MIXES) {
  const test = mixed(isPrevious);

  test.describe(name, () => {
    test("are served, and the previous versions differ from the new ones", async ({ page, mix }) => {
      await page.goto("/");
      const { map } = await stateOf(page);
      // A page names only the remotes that it needs first.
      const { remotes } = await (await page.request.get("/r/map.json")).json();
      const served = Object.fromEntries(REMOTES.map((id) => [id, remotes[id].version]));
      expect({ shell: map.shell.version, ...served }).toEqual(mix.versions);
      for (const [id, version] of Object.entries(mix.versions)) {
        const today = await readDescriptor(builtRelease(id === "shell" ? id : `mfe-${id}`));
        if (isPrevious(id)) expect(version, id).not.toBe(today.version);
        else expect(version, id).toBe(today.version);
      }
    });

    test("arrive rendered and hydrate without a mismatch", async ({ page }) => {
      for (const path of ["/", "/login", "/signup", "/about", "/help", "/templates", "/terms", "/contact"]) {
        await open(page, path);
        expect((await stateOf(page)).rendered, path).toBe("page");
        await expect(page.locator("[data-failed-remote]")).toHaveCount(0);
      }
    });

    test("start a second attempt to load a page when the first is slow", async ({ page }) => {
      await open(page, "/login");
      const held = [
        /remote-entry\.js$/,
        /remote-entry\.js\?attempt=/,
        /page\.about-page[^?]*\.js$/,
        /page\.about-page[^?]*\.js\?attempt=/,
      ];
      const requests = held.map((url) => page.waitForRequest(url));
      for (const [index, url] of held.slice(0, -1).entries())
        await page.route(url, async (route) => {
          await requests[index + 1];
          await route.continue();
        });
      await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
      await expect(page.getByRole("heading", { level: 1, name: /We hang the work/ })).toBeVisible();
      await Promise.all(requests);
      await expect(page.locator("[data-failed-remote]")).toHaveCount(0);
    });

    test("share session, allowance and navigation", async ({ page }) => {
      await signUp(page);
      await expect(page.getByRole("banner").getByText("0/5")).toBeVisible();
      const card = page.locator("#explore article").first();
      await card.getByRole("button", { name: "View Prompt (Uses 1 Credit)" }).click();
      await expect(page.getByText("Prompt revealed! 4 views remaining today.")).toBeVisible();
      await card.getByRole("heading").getByRole("link").click();
      await expect(page).toHaveURL(/\/image\//);
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/See the poster/);
      await expect(page.getByRole("main").getByRole("button", { name: /Copy/ }).first()).toBeVisible();
      await expect(page.getByRole("banner").getByText("1/5")).toBeVisible();
      await page.getByRole("contentinfo").getByRole("link", { name: "Help" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\/image\//);
    });

    test("open the dashboard for an administrator", async ({ page }) => {
      await openDashboard(page);
      for (const tab of ["Images", "Users", "Settings", "Analytics"]) {
        await page.getByRole("tab", { name: tab }).click();
        await expect(page.getByRole("tabpanel", { name: tab })).toBeVisible();
      }
      await expect(page.locator("[data-failed-remote]")).toHaveCount(0);
    });
  });
}
