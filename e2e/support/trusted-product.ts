import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Product, ROOT, startProduct } from "./product";

export interface TrustedProduct extends Product {
  /** Makes a key that may do everything with this remote; resolves with its file. */
  keyFor(remote: string): Promise<string>;
}

/** The product with signed releases, which it accepts over HTTP from teams with a key. */
export const startTrustedProduct = async (): Promise<TrustedProduct> => {
  const folder = await mkdtemp(join(tmpdir(), "promptfolio-keys-"));
  const [root, trust] = [join(folder, "root.key"), join(folder, "trust.json")];
  const keygen = async (name: string, file: string): Promise<string> => {
    const command = [join(ROOT, "delivery/dist/release.js"), "keygen", "--name", name, "--out", file];
    const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: folder });
    const found = /^MCow\S+$/m.exec(stdout)?.[0];
    if (!found) throw new Error(stdout);
    return found;
  };
  const product = await startProduct();
  await keygen("root", root);
  await product.release("trust", "init", "--key", root);
  await product.release("trust", "export", trust);
  await product.restart({ RELEASE_TRUST: trust });
  return {
    ...product,
    keyFor: async (remote) => {
      const key = join(folder, `${remote}.key`);
      const name = `${remote}-team`;
      const part = await keygen(name, key);
      await product.release("trust", "add", name, part, "--remotes", remote, "--key", root);
      return key;
    },
    dispose: async () => {
      await product.dispose();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
