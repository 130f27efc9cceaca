import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import type { ImageList } from "@promptfolio/contracts/api/images";
import { findNode } from "../../scripts/lib/node-versions.mjs";
import { type Product, startProduct } from "../support/product";
import { uncachedPage } from "../support/uncached-page";

// The product as built, run by the releases of Node that users have.

test.describe.configure({ timeout: 300_000 });

let product: Product | undefined;

test.afterEach(async () => {
  await product?.dispose();
  product = undefined;
});

/** The command line of each running process, split into words. */
const commands = (): string[][] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0")];
      } catch {
        return []; // It has ended meanwhile.
      }
    });

const renderersOf = (node: string): string[][] =>
  commands().filter(
    (words) => words.includes(node) && words.some((word) => word.endsWith("render-process.js")),
  );

const spendOneView = async (origin: string): Promise<void> => {
  const list: ImageList = await (await fetch(`${origin}/api/images?limit=2`)).json();
  const reveal = (n: number, cookie = "") =>
    fetch(`${origin}/api/public/prompt-view/${list.images[n]?.id}`, { method: "POST", headers: { cookie } });
  const spent = await reveal(0);
  expect(await spent.json()).toMatchObject({ viewedToday: 1, prompt: expect.any(String) });
  const cookie = spent.headers.getSetCookie()[0]?.split(";")[0];
  expect((await reveal(1, cookie)).status).toBe(429);
};

for (const major of [22, 24] as const)
  test(`Node ${major} renders pages behind its permission model, and one view is spent`, async () => {
    const node = await findNode(major);
    if (node === undefined) return test.skip(true, `npm has no Node ${major} for this machine`);
    product = await startProduct({ NODE_UNDER_TEST: node });
    const { origin } = product;
    expect(await (await fetch(`${origin}/metrics`)).text()).toContain(`version="v${major}.`);
    for (const path of ["/", "/about"]) expect((await uncachedPage(origin, path)).rendered).toBe("page");
    const renderers = renderersOf(node);
    expect(renderers).not.toEqual([]);
    for (const words of renderers) expect(words).toContain("--permission");
    await spendOneView(origin);
  });
