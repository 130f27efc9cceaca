import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execute } from "./child-process";
import { argumentsOf, documentedCommands } from "./documented-commands";
import { type Product, ROOT, startProduct } from "./product";

export interface TrustedProduct extends Product {
  /** A command of the root key's owner, beside the store. */
  owner(...args: string[]): Promise<string>;
  /** Makes a key that may do everything with this remote; resolves with its file. */
  keyFor(remote: string): Promise<string>;
}

/**
 * The product with signed releases, which it accepts over HTTP from teams with a key: begun by the commands of
 * docs/trust.md, and with the kit that teams install.
 */
export const startTrustedProduct = async (): Promise<TrustedProduct> => {
  const folder = await mkdtemp(join(tmpdir(), "promptfolio-keys-"));
  const [product] = await Promise.all([
    startProduct(),
    execute(process.execPath, [join(ROOT, "scripts/packages.mjs")]),
  ]);
  const owner = async (...args: string[]): Promise<string> => {
    const command = [join(ROOT, "delivery/dist/release.js"), ...args];
    const env = { ...process.env, DATA_DIR: product.dataDir };
    const { stdout } = await execute(process.execPath, command, { cwd: folder, env });
    return stdout;
  };
  const commands = await documentedCommands("trust.md", "Getting started");
  for (const command of commands.filter((one) => one.startsWith("npm run release")))
    await owner(...argumentsOf(command));
  await product.restart({ RELEASE_TRUST: join(folder, "trust.json") });
  return {
    ...product,
    owner,
    keyFor: async (remote) => {
      const name = `${remote}-team`;
      const part = /^MCow\S+$/m.exec(await owner("keygen", "--name", name))?.[0] ?? "";
      await owner("trust", "add", name, part, "--remotes", remote, "--key", "root.key");
      return join(folder, `${name}.key`);
    },
    dispose: async () => {
      await product.dispose();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
