import { exec } from "node:child_process";
import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { startPostgres } from "../../api/test/postgres.mjs";
import { argumentsOf, shownCommands } from "../support/documented-commands";
import { ordersRelease } from "../support/orders-release";
import { createOrdersTeam } from "../support/orders-team";
import { type Product, startProduct } from "../support/product";

const run = promisify(exec);

const metric = async ({ origin }: Product, sample: string): Promise<number> => {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  return Number(
    metrics
      .split("\n")
      .find((line) => line.startsWith(`${sample} `))
      ?.split(" ")
      .at(-1),
  );
};

/** Runs the commands on a page of the runbook as they are written. @returns what each of them printed */
const follow = async (product: Product, alert: string, values: Record<string, string>): Promise<string[]> => {
  const printed: string[] = [];
  for (const shown of await shownCommands("runbook.md", alert)) {
    const command = Object.entries(values).reduce((text, [name, value]) => text.replace(name, value), shown);
    const isRelease = command.startsWith("npm run release");
    printed.push(isRelease ? await product.release(...argumentsOf(command)) : (await run(command)).stdout);
  }
  return printed;
};

test.describe("with a team's remote", () => {
  let product: Product;
  let team: Awaited<ReturnType<typeof createOrdersTeam>>;
  test.beforeAll(async () => {
    product = await startProduct({ RENDER_TIMEOUT_MS: "1000" });
    team = await createOrdersTeam(product);
  });
  test.afterAll(() => product?.dispose());

  test("ReleaseFails: a release that hangs is found and rolled back", async () => {
    const version = await team.promote({ component: 'if (typeof window === "undefined") for (;;) {}' });
    await team.visit();
    // The alert's own sample. Errors are stored a moment later.
    const failures = `promptfolio_remote_failures_total{remote="orders",version="${version}",kind="render"}`;
    expect(await metric(product, failures)).toBeGreaterThan(0);
    await expect.poll(() => product.release("errors", "orders")).toContain(`orders ${version}`);

    const values = { REMOTE: "orders", ORIGIN: product.origin };
    const [status, errors, , , frozen, versions] = await follow(product, "ReleaseFails", values);
    expect(status).toMatch(new RegExp(`^orders +stable +${version} .*%`, "m"));
    expect(errors).toContain("not rendered within");
    expect(frozen).toContain("orders is frozen");
    expect(versions).toContain('"orders":"1.0.0"');
  });

  test("VerificationFails: a changed file is named, and replaced", async () => {
    const version = "3.0.0";
    const folder = await ordersRelease(version, { heading: "New orders" });
    await product.release("unfreeze", "orders");
    await product.release("publish", "--promote", folder);
    const path = join(product.dataDir, "releases/r/orders", version);
    await appendFile(join(path, "server/orders-page.cjs"), "// changed");
    const changed = 'promptfolio_release_verification_failures_total{what="file"}';
    await expect
      .poll(async () => (await team.visit()) && (await metric(product, changed)))
      .toBeGreaterThan(0);
    await expect
      .poll(() => product.log())
      .toMatch(/"version":"3\.0\.0","path":"server\/orders-page\.cjs","msg":"a file differs/);

    const [published, where] = await follow(product, "VerificationFails", { FOLDER: folder });
    expect(published).toContain("files written again: server/orders-page.cjs");
    expect(where).toContain(join(product.dataDir, "releases"));
    await expect.poll(async () => (await team.visit()).html).toContain("New orders");
  });
});

test("DatabaseAway: PostgreSQL is asked, started, and used again", async () => {
  const postgres = await startPostgres();
  test.skip(!postgres, "PostgreSQL isn't installed");
  if (!postgres) return;
  const product = await startProduct({ DATABASE_URL: postgres.url });
  await postgres.crash();
  await expect.poll(() => metric(product, "promptfolio_database_away")).toBe(1);
  const values = { $DATABASE_URL: postgres.url };
  await expect(follow(product, "DatabaseAway", values)).rejects.toThrow("No such file or directory");
  await postgres.start();
  expect((await follow(product, "DatabaseAway", values)).join()).toContain("1 row");
  await expect.poll(() => metric(product, "promptfolio_database_away")).toBe(0);
  expect((await fetch(`${product.origin}/readyz`)).status).toBe(200);
  await product.dispose();
  await postgres.stop();
});
