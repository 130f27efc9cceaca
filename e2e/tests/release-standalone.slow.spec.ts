import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { open } from "../support/open";
import { type PackageRegistry, startPackageRegistry } from "../support/package-registry";
import { openInPlainHost } from "../support/plain-host";
import { type ShippingTeam, startShippingTeam } from "../support/shipping-team";
import { startTrustedProduct, type TrustedProduct } from "../support/trusted-product";

let registry: PackageRegistry;
let product: TrustedProduct;
/** The other teams use copies of the first one's packages, as from a machine's cache. */
const teams: ShippingTeam[] = [];

test.beforeAll(async () => {
  test.setTimeout(600_000);
  [registry, product] = await Promise.all([startPackageRegistry(), startTrustedProduct()]);
});
test.afterAll(async () => {
  await Promise.all([registry?.stop(), product?.dispose(), ...teams.map((team) => team.dispose())]);
});

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const previewBar = (page: Page) => page.getByRole("complementary", { name: "Preview" });

/** From an empty folder to a page on the site. */
const ship = async (team: ShippingTeam): Promise<void> => {
  await team.npm("test");
  await team.npm("run", "build");
  await team.npm("run", "check");
  await release(team);
};

const release = async (team: ShippingTeam): Promise<void> => {
  await team.release("publish", "dist/release");
  await team.release("verify", team.id);
  await team.release("promote", team.id);
};

const expectShown = async (page: Page, { id, title, served }: ShippingTeam): Promise<void> => {
  await expect.poll(served).toContain(`${title}</h1>`);
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await open(page, `${product.origin}/${id}`);
  await expect(heading(page, title)).toBeVisible();
  expect(errors).toEqual([]);
};

/** Another federation host, without any Promptfolio code, renders the page. */
const expectReadByOthers = async (browser: Browser, { id, title, folder }: ShippingTeam): Promise<void> => {
  const { version }: { version: string } = JSON.parse(
    await readFile(join(folder, "dist/release/release.json"), "utf8"),
  );
  const page = await browser.newPage();
  await openInPlainHost(page, new URL(`/r/${id}/${version}/mf-manifest.json`, product.origin), `${id}-page`);
  await expect(heading(page, title)).toBeVisible();
  await page.close();
};

/** A saved change appears in the open tab, as does an error, and the page after it. */
const expectHotChange = async (page: Page, team: ShippingTeam, ...args: string[]): Promise<void> => {
  const { origin, stop } = await team.dev(...args);
  const [old, changed] = [`"${team.title}"`, `"${team.title}, changed"`];
  // A tab isn't notified of changes before it is connected.
  // If a connection fails, another one is opened.
  const listening = new Promise<void>((resolve) =>
    page.on("websocket", (socket) => socket.once("framereceived", () => resolve())),
  );
  try {
    await page.goto(`${origin}/${team.id}`);
    await expect(heading(page, team.title)).toBeVisible();
    await listening;
    await page.evaluate(() => document.body.setAttribute("data-same-tab", ""));
    await team.edit("src/texts.ts", old, changed);
    await expect(heading(page, `${team.title}, changed`)).toBeVisible();
    await expect(page.locator("body[data-same-tab]")).toBeAttached();
    await team.edit("src/texts.ts", changed, "}{");
    await expect(page.getByRole("alert")).toContainText("src/texts.ts");
    await team.edit("src/texts.ts", "}{", old);
    await expect(heading(page, team.title)).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page.locator("body[data-same-tab]")).toBeAttached();
  } finally {
    await stop();
  }
};

const BREAKING = 'throw new Error("The total is missing");';

/** The next version has another title, and a button that throws; resolves with the throwing place in the sources. */
const breakNextVersion = async ({ id, title, folder, edit }: ShippingTeam): Promise<string> => {
  const path = `src/pages/${id}-page.tsx`;
  await edit("src/texts.ts", `"${title}"`, `"${title} again"`);
  await edit(path, "<p>", `<button onClick={() => {\n  ${BREAKING}\n}}>Total</button>\n<p>`);
  const lines = (await readFile(join(folder, path), "utf8")).split("\n");
  return `${path}:${lines.findIndex((line) => line.includes(BREAKING)) + 1}`;
};

/** The link shows one browser the published version; it can leave, and the link can be revoked. */
const expectPreview = async (
  browser: Browser,
  { id, title, release, served }: ShippingTeam,
  link: string,
): Promise<void> => {
  const page = await browser.newPage();
  await open(page, link);
  await expect(heading(page, `${title} again`)).toBeVisible();
  await expect(previewBar(page)).toContainText(`Preview of ${id}`);
  const rendered = await page.request.get(`${product.origin}/${id}`);
  expect(await rendered.text()).toContain(`${title} again</h1>`);
  expect(rendered.headers()["cache-control"]).toBe("private, no-store, no-transform");
  expect(await served()).toContain(`${title}</h1>`);
  await previewBar(page).getByRole("link", { name: "Leave the preview" }).click();
  await page.waitForURL(`${product.origin}/`);
  await page.goto(`${product.origin}/${id}`);
  await expect(heading(page, title)).toBeVisible();
  await expect(previewBar(page)).toHaveCount(0);
  await release("preview", id, "--revoke");
  await expect.poll(async () => (await page.request.get(link)).status()).toBe(410);
  await page.close();
};

/** What a visitor's browser reports is listed by its place in the team's sources. */
const expectErrors = async (
  page: Page,
  { id, title, release }: ShippingTeam,
  place: string,
): Promise<void> => {
  await open(page, `${product.origin}/${id}`);
  await expect(heading(page, `${title} again`)).toBeVisible();
  const thrown = page.waitForEvent("pageerror");
  await page.getByRole("button", { name: "Total" }).click();
  await thrown;
  // A browser reports when its page is left, at the latest.
  await page.goto("about:blank");
  const listed = () => release("errors", id);
  await expect.poll(listed, { intervals: [2_000] }).toContain(place);
  expect(await listed()).toContain(`> ${BREAKING}`);
};

/** Where a saved change is tried, and where the packages come from. One previews by its pipeline, as no bundler matters there. */
const TEAMS = [
  { id: "orders", bundler: "webpack", dev: ["site", "fake host"], from: "site", previews: true },
  { id: "refunds", bundler: "rspack", dev: ["site"], from: "site", previews: false },
  { id: "parcels", bundler: "vite", dev: ["site"], from: "registry", previews: false },
];

for (const { id, bundler, dev, from, previews } of TEAMS)
  test(`a team with its own repository and ${bundler} ships, ${previews ? "previews, " : ""}finds an error and rolls back`, async ({
    browser,
    page,
  }) => {
    test.setTimeout(900_000);
    const installed = teams[0] && join(teams[0].folder, "node_modules");
    const team = await startShippingTeam(id, bundler, {
      product,
      installed,
      registry: from === "registry" ? registry.url : undefined,
    });
    teams.push(team);
    await ship(team);
    await expectShown(page, team);
    await expectReadByOthers(browser, team);
    for (const where of dev)
      await expectHotChange(page, team, ...(where === "site" ? ["--site", product.origin] : []));

    const place = await breakNextVersion(team);
    await team.npm("run", "build");
    if (previews) {
      await expectPreview(browser, team, await team.publishByPipeline());
      await team.release("promote", id);
    } else await release(team);
    await expect.poll(team.served).toContain(`${team.title} again</h1>`);
    await expectErrors(page, team, place);
    await team.release("rollback", id);
    await expect.poll(team.served).toContain(`${team.title}</h1>`);
    test.info().annotations.push({
      type: "0 files of the repository read",
      description: await team.explainSeparation(),
    });
  });
