import { existsSync } from "node:fs";
import { join } from "node:path";
import type { RemoteConfig } from "@promptfolio/contracts/remote";
import type { Configuration } from "webpack";
import { readRemoteConfig } from "../webpack/read-remote-config";
import { type BundlerName, isBundler, type RemoteBundler } from "./remote-bundler";
import { webpackBundler } from "./webpack-bundler";

/** A remote in a team's repository. */
export interface Project {
  folder: string;
  config: RemoteConfig;
  bundler: RemoteBundler;
}

const BUNDLERS: BundlerName[] = ["webpack", "rspack", "vite"];

const isConfigurations = (value: unknown): value is Configuration[] => Array.isArray(value);

const importDefault = async (path: string): Promise<unknown> => {
  const module: { default: unknown } = await import(path);
  return module.default;
};

/** @throws Error if the folder is not a remote's */
export const requireRemoteConfig = async (folder: string): Promise<RemoteConfig> => {
  const config = await readRemoteConfig(folder);
  if (!config) throw new Error(`${folder} contains no remote.config.ts, so it is not a remote.`);
  return config;
};

/** Reads the project. The environment variables for version and mode must be set before. */
export const readProject = async (folder: string): Promise<Project> => {
  const config = await requireRemoteConfig(folder);
  const name = BUNDLERS.find((bundler) => existsSync(join(folder, `${bundler}.config.ts`)));
  if (!name) throw new Error(`${folder} holds none of ${BUNDLERS.map((b) => `${b}.config.ts`).join(", ")}.`);
  const bundler = await importDefault(join(folder, `${name}.config.ts`));
  if (isConfigurations(bundler)) return { folder, config, bundler: webpackBundler(bundler) };
  if (isBundler(bundler)) return { folder, config, bundler };
  throw new Error(`${name}.config.ts must export what remoteConfiguration returns.`);
};
