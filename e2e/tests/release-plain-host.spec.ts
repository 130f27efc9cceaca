import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type {} from "@module-federation/enhanced/runtime";
import type { Page } from "@playwright/test";
import { execute } from "../support/child-process";
import { expect, test } from "../support/fixtures";
import { builtRelease, readDescriptor } from "../support/made-release";
import { openInPlainHost } from "../support/plain-host";
import { ROOT } from "../support/site-process";

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

const USES_A_PAGE = `
import type { ComponentType } from "react";
import HomePage from "gallery/home-page";
export const page: ComponentType = HomePage;
// @ts-expect-error: a page has no properties
export const wrong = <HomePage limit={5} />;
`;

test("Module Federation's tools get the types of another team's pages from its release", async ({
  product,
}) => {
  const { version } = await readDescriptor(builtRelease("mfe-gallery"));
  const manifest = `${product.origin}/r/gallery/${version}/mf-manifest.json`;
  const config = { name: "host", remotes: { gallery: `gallery@${manifest}` } };
  const compilerOptions = {
    strict: true,
    jsx: "react-jsx",
    module: "preserve",
    paths: { "*": ["./@mf-types/*"] },
  };
  // Below this repository's types of React, and not among its own sources.
  const folder = join(ROOT, ".cache/page-types");
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  await mkdir(folder, { recursive: true });
  await write("federation.mjs", `export default ${JSON.stringify(config)};`);
  await write("tsconfig.json", JSON.stringify({ compilerOptions, files: ["uses-a-page.tsx"] }));
  await write("uses-a-page.tsx", USES_A_PAGE);
  const bin = join(ROOT, "node_modules/.bin");
  await execute(join(bin, "mf"), ["dts", "--generate", "false", "--config", "federation.mjs"], {
    cwd: folder,
  });
  await execute(join(bin, "tsc"), ["--noEmit"], { cwd: folder });
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
