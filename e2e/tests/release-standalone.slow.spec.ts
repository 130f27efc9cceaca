import { expect, type Page, test } from "@playwright/test";
import { open } from "../support/open";
import { type PackageRegistry, startPackageRegistry } from "../support/package-registry";
import { createStandaloneTeam, type StandaloneTeam } from "../support/standalone-team";
import { startTrustedProduct, type TrustedProduct } from "../support/trusted-product";

let registry: PackageRegistry;
let product: TrustedProduct;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  [registry, product] = await Promise.all([startPackageRegistry(), startTrustedProduct()]);
});
test.afterAll(async () => {
  await Promise.all([registry?.stop(), product?.dispose()]);
});

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

interface Team extends StandaloneTeam {
  id: string;
  title: string;
  /** The team's release command, on the site, with the team's key. */
  release(...args: string[]): Promise<string>;
  /** Builds what the sources say by now, and makes it what visitors get. */
  ship(): Promise<void>;
  /** What the server renders. */
  served(): Promise<string>;
}

/** From an empty folder to a page on the site. */
const startTeam = async (id: string, bundler: string): Promise<Team> => {
  const team = await createStandaloneTeam(id, bundler, registry.url);
  const key = await product.keyFor(id);
  const release = (...args: string[]) =>
    team.npm("run", "release", "--", ...args, "--site", product.origin, "--key", key);
  const ship = async (): Promise<void> => {
    await team.npm("run", "build");
    await release("publish", "dist/release");
    await release("verify", id);
    await release("promote", id);
  };
  await team.npm("install", "--no-audit", "--no-fund", "--prefer-offline");
  await team.npm("test");
  await ship();
  await team.npm("run", "check");
  const served = () => fetch(`${product.origin}/${id}`).then((response) => response.text());
  return { ...team, id, title: id.charAt(0).toUpperCase() + id.slice(1), release, ship, served };
};

const expectShown = async (page: Page, { id, title, served }: Team): Promise<void> => {
  await expect.poll(served).toContain(`${title}</h1>`);
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await open(page, `${product.origin}/${id}`);
  await expect(heading(page, title)).toBeVisible();
  expect(errors).toEqual([]);
};

/** A saved change appears in the open tab. */
const expectHotChange = async (page: Page, team: Team, ...args: string[]): Promise<void> => {
  const { origin, stop } = await team.dev(...args);
  const [old, changed] = [`"${team.title}"`, `"${team.title}, changed"`];
  try {
    await page.goto(`${origin}/${team.id}`);
    await expect(heading(page, team.title)).toBeVisible();
    await page.evaluate(() => document.body.setAttribute("data-same-tab", ""));
    await team.edit("src/texts.ts", old, changed);
    await expect(heading(page, `${team.title}, changed`)).toBeVisible();
    await expect(page.locator("body[data-same-tab]")).toBeAttached();
    await team.edit("src/texts.ts", changed, old);
  } finally {
    await stop();
  }
};

const expectRollback = async (team: Team): Promise<void> => {
  const [old, next] = [`"${team.title}"`, `"${team.title} again"`];
  await team.edit("src/texts.ts", old, next);
  await team.ship();
  await expect.poll(team.served).toContain(`${team.title} again</h1>`);
  await team.release("rollback", team.id);
  await expect.poll(team.served).toContain(`${team.title}</h1>`);
};

test("a team with a repository of its own ships a page, works on it in the live site, and rolls back", async ({
  page,
}) => {
  test.setTimeout(900_000);
  const team = await startTeam("orders", "webpack");
  try {
    await expectShown(page, team);
    await expectHotChange(page, team, "--site", product.origin);
    await expectHotChange(page, team);
    await expectRollback(team);
  } finally {
    await team.dispose();
  }
});

test("a remote built with Rspack is published, rendered on the server and hydrated", async ({ page }) => {
  test.setTimeout(900_000);
  const team = await startTeam("refunds", "rspack");
  try {
    await expectShown(page, team);
  } finally {
    await team.dispose();
  }
});
