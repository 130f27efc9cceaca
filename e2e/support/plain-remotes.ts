import { cp } from "node:fs/promises";
import { join } from "node:path";
import { execute } from "./child-process";
import { ROOT } from "./site-process";

const SOURCE = join(ROOT, "e2e/plain-remotes");
const FOLDER = join(ROOT, ".cache/plain-remotes");

const BUILDS = {
  webpack: ["webpack"],
  rsbuild: ["rsbuild", "build"],
  vite: ["vite", "build"],
  tailwind: ["vite", "build"],
  svelte: ["vite", "build"],
};

export type PlainRemote = keyof typeof BUILDS;

/** Installed by the first test that needs them: other runs do without their packages. */
export const installPlainRemotes = async (): Promise<void> => {
  await cp(SOURCE, FOLDER, { recursive: true });
  await execute("npm", ["install", "--no-audit", "--no-fund", "--prefer-offline"], { cwd: FOLDER });
};

/** Builds a plain remote with its own tools. */
export const buildPlainRemote = (name: PlainRemote) =>
  execute("npx", BUILDS[name], { cwd: join(FOLDER, name) });

/** Makes a release of a plain remote that is built, with one of its modules as a page; resolves with its folder. */
export const adoptPlainRemote = async (name: PlainRemote, exposed = "./Page"): Promise<string> => {
  const cwd = join(FOLDER, name);
  const kit = join(ROOT, "shared/remote-kit/bin/remote-kit.mjs");
  const page = `${exposed} /plain-${name} Plain ${name}`;
  await execute(process.execPath, [kit, "adopt", "dist", "--page", page], { cwd });
  return join(cwd, "release");
};
