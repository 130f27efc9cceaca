import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { builtRelease, readDescriptor } from "../support/made-release";
import { openInPlainHost } from "../support/plain-host";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** The URLs of the pictures that a page has not received. */
const brokenPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ src }) => src),
  );

for (const [id, exposed, text] of [
  ["gallery", "home-page", /See the poster/],
  ["static", "about-page", "We hang the work and keep the words"],
] as const)
  test(`a host on another origin, without the shell, shows a page of ${id}`, async ({ page, product }) => {
    const { version } = await readDescriptor(builtRelease(`mfe-${id}`));
    await openInPlainHost(page, new URL(`/r/${id}/${version}/mf-manifest.json`, product.origin), exposed);
    await expect(heading(page)).toHaveText(text);
    expect(new URL(page.url()).origin).not.toBe(product.origin);
    await expect.poll(() => brokenPictures(page)).toEqual([]);
  });

test("Module Federation's tools list the shell with the remotes of the visited pages", async ({
  page,
  product,
}) => {
  await page.goto("/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Help", exact: true }).click();
  await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
  await expect(heading(page)).toHaveText("Welcome back");
  const versions = await (await page.request.get(`${product.origin}/r/versions.json`)).json();
  const shells = await page.evaluate(() =>
    globalThis.__FEDERATION__.__INSTANCES__
      .filter(({ name }) => name === "shell")
      .map(({ options }) => ({
        version: options.version,
        remotes: options.remotes.map(({ name }) => name),
        shared: Object.keys(options.shared),
      })),
  );
  expect(shells).toHaveLength(1);
  expect(shells[0]?.version).toBe(versions.shell);
  expect(shells[0]?.remotes).toEqual(
    expect.arrayContaining([`static@${versions.static}`, `auth@${versions.auth}`]),
  );
  expect(shells[0]?.shared).toContain("react");
});
