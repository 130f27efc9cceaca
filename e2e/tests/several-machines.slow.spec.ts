import { expect, type Page, test } from "@playwright/test";
import type { Image, ImageList } from "@promptfolio/contracts/api/images";
import { TELEMETRY_PATH, type TelemetryReport } from "@promptfolio/contracts/telemetry";
import { startBucketServer } from "@promptfolio/server/testing/bucket-server";
import { ADMINISTRATOR, type Product } from "../support/product";
import { settled } from "../support/settled";
import { startTwoSites, type TwoSites } from "../support/two-sites";

// Changes made by one site are visible to the other.

let sites: TwoSites | undefined;
let first: Product;
let second: Product;

const imagesOf = async (product: Product): Promise<Image[]> => {
  const list: ImageList = await (await fetch(`${product.origin}/api/images?limit=10`)).json();
  return list.images;
};
const imageOf = async (product: Product): Promise<Image> => {
  const [image] = await imagesOf(product);
  if (!image) throw new Error("there are no images");
  return image;
};

test.beforeAll(async () => {
  sites = await startTwoSites(await startBucketServer());
  if (!sites) return test.skip(true, "PostgreSQL isn't installed");
  ({ first, second } = sites);
});

test.afterAll(async () => {
  await sites?.dispose();
});

const revisionOf = async ({ origin }: Product): Promise<number> =>
  Number(/^promptfolio_registry_revision (\d+)/m.exec(await (await fetch(`${origin}/metrics`)).text())?.[1]);

const open = async (page: Page, product: Product) => {
  await page.goto(product.origin);
  await settled(page);
};

test("both sites serve pages, scripts and pictures", async ({ page }) => {
  const failures: string[] = [];
  page.on("pageerror", (error) => failures.push(error.message));
  page.on("response", (response) => {
    if (response.status() >= 400) failures.push(`${response.status()} ${response.url()}`);
  });
  for (const product of [first, second]) {
    await open(page, product);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  expect(failures).toEqual([]);
  const { imageUrl } = await imageOf(first);
  const [one, other] = await Promise.all(
    [first, second].map(async ({ origin }) => {
      const result = await fetch(origin + imageUrl, { headers: { accept: "image/webp" } });
      expect(result.headers.get("content-type")).toBe("image/webp");
      return Buffer.from(await result.arrayBuffer());
    }),
  );
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
});

test("a guest's one view counts on both sites", async () => {
  const [image, another] = await imagesOf(first);
  const reveal = (product: Product, id = "", cookie = "") =>
    fetch(`${product.origin}/api/public/prompt-view/${id}`, { method: "POST", headers: { cookie } });
  const spent = await reveal(first, image?.id);
  expect(spent.status).toBe(200);
  const cookie = spent.headers.getSetCookie()[0]?.split(";")[0];
  expect(await (await reveal(second, image?.id, cookie)).json()).toMatchObject({ alreadyViewed: true });
  expect((await reveal(second, another?.id, cookie)).status).toBe(429);
});

test("an edit on one site is on the other's pages at once, a registry change within seconds", async () => {
  const image = await imageOf(first);
  const json = { "content-type": "application/json" };
  const signedIn = await fetch(`${second.origin}/api/admin/login`, {
    method: "POST",
    headers: json,
    body: JSON.stringify(ADMINISTRATOR),
  });
  const { access_token } = await signedIn.json();
  const pageOf = async () => (await fetch(`${first.origin}/image/${image.slug}`)).text();
  expect(await pageOf()).toContain(image.title);
  await fetch(`${second.origin}/api/images/${image.id}`, {
    method: "PUT",
    headers: { ...json, authorization: `Bearer ${access_token}` },
    body: JSON.stringify({ version: image.version, title: "Renamed elsewhere" }),
  });
  await expect.poll(pageOf).toContain("Renamed elsewhere");

  const before = await revisionOf(first);
  await first.release("freeze", "gallery", "--why", "a launch");
  for (const product of [first, second]) await expect.poll(() => revisionOf(product)).toBe(before + 1);
});

test("errors of both sites' visitors are listed together", async () => {
  const versions: Record<string, string> = await (await fetch(`${first.origin}/r/versions.json`)).json();
  const { gallery: version = "" } = versions;
  const report: TelemetryReport = {
    ...{ kind: "error" as const, remote: "gallery", version, where: "/" },
    ...{ message: "TypeError: no image", frames: [`gallery/${version}/remote-entry.js:1:1`] },
  };
  for (const { origin } of [first, second]) {
    const sent = await fetch(origin + TELEMETRY_PATH, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify([report]),
    });
    expect(sent.status).toBe(204);
  }
  const listed = () => second.release("errors", "gallery");
  await expect.poll(listed, { intervals: [2_000] }).toMatch(/TypeError: no image\n.*error, 2 times, last/s);
});
