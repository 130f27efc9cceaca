import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { argumentsOf, documentedCommands } from "../support/documented-commands";
import { open } from "../support/open";
import { runAsTeam } from "../support/standalone-team";
import { startTrustedProduct, type TrustedProduct } from "../support/trusted-product";

const MAX_COMMANDS = 6;

let product: TrustedProduct;
let folder: string;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  folder = await mkdtemp(join(tmpdir(), "promptfolio-walkthrough-"));
  product = await startTrustedProduct();
});
test.afterAll(() => Promise.all([product?.dispose(), rm(folder, { recursive: true, force: true })]));

/** Runs the walkthrough's commands as they are written, for this site and with the key that they make. */
const follow = async (commands: string[]): Promise<void> => {
  let [cwd, publicKey] = [folder, ""];
  for (const command of commands) {
    const [program = "", path = ""] = command.split(" ");
    if (program === "cd") cwd = join(cwd, path);
    else if (command.startsWith("npm run release -- trust add"))
      await product.owner(
        ...argumentsOf(command).map((word) => (word.startsWith("MCow") ? publicKey : word)),
      );
    else {
      const words = command.replace("https://promptfolio.example", product.origin).split(" ");
      publicKey = /^MCow\S+$/m.exec(await runAsTeam(words, cwd))?.[0] ?? publicKey;
    }
  }
};

test("the walkthrough leads from nothing to a page on the site, in at most six commands", async ({
  page,
}) => {
  test.setTimeout(900_000);
  const commands = await documentedCommands("shipping-a-remote.md", "From nothing to a page");
  expect(commands.length).toBeLessThanOrEqual(MAX_COMMANDS);
  const start = performance.now();
  await follow(commands);
  const served = () => fetch(`${product.origin}/orders`).then((response) => response.text());
  await expect.poll(served).toContain("Orders</h1>");
  await open(page, `${product.origin}/orders`);
  await expect(page.getByRole("heading", { level: 1, name: "Orders", exact: true })).toBeVisible();
  const seconds = ((performance.now() - start) / 1_000).toFixed(0);
  test.info().annotations.push({ type: "from nothing to a page", description: `${seconds} s` });
});
