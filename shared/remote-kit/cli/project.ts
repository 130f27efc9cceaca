import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { RemoteConfig } from "@promptfolio/contracts/remote";
import type { Configuration } from "webpack";
import { describeRelease, readRemoteConfig } from "../webpack/describe-release";
import { describeFile, sourcesOf } from "../webpack/release-files";
import type { RemoteBundler } from "./webpack-bundler";
import { webpackBundler } from "./webpack-bundler";

const CONFIGURATIONS = ["webpack", "rspack", "vite"].map((bundler) => `${bundler}.config.ts`);

export const requireRemoteConfig = async (folder: string): Promise<RemoteConfig> => {
  const config = await readRemoteConfig(folder);
  if (!config) throw new Error(`${folder} contains no remote.config.ts, so it is not a remote.`);
  return config;
};

/**
 * What builds the remote in a team's repository. The environment variables for version and mode must be set before.
 * @throws Error if the folder is not a remote's
 */
export const readBundler = async (folder: string): Promise<RemoteBundler> => {
  const name = CONFIGURATIONS.find((file) => existsSync(join(folder, file)));
  if (!name) throw new Error(`${folder} holds none of ${CONFIGURATIONS.join(", ")}.`);
  const module: { default: RemoteBundler | Configuration[] } = await import(join(folder, name));
  return Array.isArray(module.default) ? webpackBundler(module.default) : module.default;
};

/** A release's inputs in addition to its sources. The lock file covers the packages. */
const INPUTS = /^(package(-lock)?\.json|tsconfig\.json|[a-z]+\.config\.(ts|js|mjs))$/;

/** The package's version with a hash of all inputs of its build: different sources never get the same version. */
export const projectVersion = (folder: string): string => {
  const { version }: { version: string } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const names = readdirSync(folder).filter((name) => INPUTS.test(name));
  const inputs = [...names.sort().map((name) => join(folder, name)), ...sourcesOf(folder)];
  const hash = createHash("sha256").update(JSON.stringify(inputs.map((path) => describeFile(folder, path))));
  return `${version}-${hash.digest("hex").slice(0, 10)}`;
};

export const build = async (folder: string): Promise<void> => {
  const version = projectVersion(folder);
  process.env["NODE_ENV"] = "production";
  process.env["RELEASE_VERSION"] = version;
  const { id } = await requireRemoteConfig(folder);
  const bundler = await readBundler(folder);
  rmSync(join(folder, "dist"), { recursive: true, force: true });
  await bundler.build();
  await describeRelease(folder, version);
  console.log(`built ${id} ${version} in dist/release`);
};
