import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "../support/fixtures";
import {
  type Behaviour,
  builtRelease,
  nextRelease,
  readDescriptor,
  releaseThat,
} from "../support/made-release";
import { type Product, startProduct } from "../support/product";
import { REMOTE_PAGES } from "../support/routes";

let product: Product;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  product = await startProduct();
});
test.afterAll(() => product.dispose());
test.beforeEach(({ quiet }) => {
  quiet.expected.push(/.*/);
});

const about = () => `${product.origin}/about`;
const frame = '[data-failed-remote="static"]';

/** The version that the product starts with, and that every test restores. */
const goodVersion = async (remote = "static"): Promise<string> =>
  (await readDescriptor(builtRelease(`mfe-${remote}`))).version;

const untilServed = (remote: string, version: string) =>
  expect.poll(() => product.served(remote)).toBe(version);

/** Releases it; the test rolls it back at its end. */
const promote = async (remote: string, folder: string): Promise<{ rollBack(): Promise<unknown> }> => {
  await product.release("publish", "--promote", folder);
  return {
    rollBack: async () => {
      await product.release("rollback", remote);
      await untilServed(remote, await goodVersion(remote));
    },
  };
};

for (const { remote, path, heading } of REMOTE_PAGES)
  for (const [number, behaviour] of (
    ["throws at render", "throws in an effect"] satisfies Behaviour[]
  ).entries())
    test(`a release of ${remote} that ${behaviour} is replaced by the last good version`, async ({
      page,
    }) => {
      const version = `9.${number}.0`;
      const { rollBack } = await promote(remote, await releaseThat(`mfe-${remote}`, version, behaviour));
      await untilServed(remote, version);
      await page.goto(product.origin + path);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole("banner")).toBeVisible();
      await rollBack();
    });

test("broken releases with no good one before show the frame, until Retry loads a repaired one", async ({
  page,
}) => {
  for (const version of ["9.2.0", "9.2.1"])
    await product.release(
      "publish",
      "--promote",
      await releaseThat("mfe-static", version, "throws at render"),
    );
  await untilServed("static", "9.2.1");
  await page.goto(about());
  await expect(page.locator(frame)).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();

  await page.evaluate(() => document.body.setAttribute("data-same-tab", ""));
  await product.release("publish", "--promote", await releaseThat("mfe-static", "9.2.2", "works"));
  await untilServed("static", "9.2.2");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Repaired" })).toBeVisible();
  await expect(page.locator("body[data-same-tab]")).toBeAttached();
  await product.release("rollback", "static", await goodVersion());
  await untilServed("static", await goodVersion());
});

test("broken code is replaced by the last good version", async ({ page }) => {
  const good = await readDescriptor(await nextRelease("mfe-static", "9.3.0"));
  const folder = await nextRelease("mfe-static", "9.3.0", {
    // No module of the entry can run without it.
    texts: { "document.currentScript": "document.brokenOnPurpose.now" },
  });
  const { rollBack } = await promote("static", folder);
  await untilServed("static", good.version);
  await page.goto(about());
  await expect(page.getByRole("heading", { level: 1, name: /We hang the work/ })).toBeVisible();
  await rollBack();
});

test("a release that requires another host API is rejected and never served", async () => {
  const folder = await nextRelease("mfe-static", "9.4.0", { hostApi: "^9.0.0" });
  const before = await product.served("static");
  await expect(product.release("publish", folder)).rejects.toThrow("needs host API ^9.0.0");
  expect(await product.served("static")).toBe(before);
});

test("remotes incompatible with the shell show the frame, until Retry loads compatible ones", async ({
  page,
  ownProduct,
}) => {
  test.setTimeout(180_000);
  // The command rejects such a release, so the store is changed directly.
  await ownProduct.stop();
  for (const { remote } of REMOTE_PAGES) {
    const path = join(ownProduct.dataDir, "releases/r", remote, await goodVersion(remote), "release.json");
    const descriptor = JSON.parse(await readFile(path, "utf8"));
    await writeFile(path, JSON.stringify({ ...descriptor, hostApi: "^9.0.0" }));
  }
  await ownProduct.restart();
  for (const { remote, path, heading } of REMOTE_PAGES) {
    await page.goto(ownProduct.origin + path);
    await expect(page.locator(`[data-failed-remote="${remote}"]`)).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();

    await page.evaluate(() => document.body.setAttribute("data-same-tab", ""));
    await ownProduct.release("publish", await nextRelease(`mfe-${remote}`, "9.6.0"));
    await ownProduct.release("promote", remote, "9.6.0");
    await expect(async () => {
      await page.getByRole("button", { name: "Retry" }).click({ timeout: 1_000 });
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await expect(page.locator("body[data-same-tab]")).toBeAttached();
  }
});

test("a canary that fails is stopped by its guard, which records why", async ({ page }) => {
  await product.release("publish", await releaseThat("mfe-static", "9.5.0", "throws at render"));
  const guard = ["--error-rate", "10%", "--minimum-views", "3"];
  await product.release("canary", "static", "9.5.0", "--share", "100%", ...guard);
  await untilServed("static", "9.5.0");
  for (let visit = 0; visit < 3; visit++) {
    await page.goto(about());
    await expect(page.getByRole("heading", { level: 1, name: /We hang the work/ })).toBeVisible();
  }
  const status = async () => JSON.parse(await product.release("status", "static", "--json")).entries[0];
  await expect
    .poll(async () => {
      await page.goto(about());
      return (await status()).versions.length;
    })
    .toBe(1);
  expect((await status()).lastChange).toMatchObject({ by: "guard", action: "stop canary" });
  expect((await status()).lastChange.detail).toContain("the guard allows 10 %");
});
