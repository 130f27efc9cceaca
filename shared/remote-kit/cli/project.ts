import { existsSync } from "node:fs";
import { join } from "node:path";
import type { RemoteConfig } from "@promptfolio/contracts/remote";
import type { Configuration } from "webpack";
import { readRemoteConfig } from "../webpack/read-remote-config";
import type { RemoteBundler } from "./remote-bundler";
import { webpackBundler } from "./webpack-bundler";

const CONFIGURATIONS = ["webpack", "rspack", "vite"].map((bundler) => `${bundler}.config.ts`);

/** @throws Error if the folder is not a remote's */
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
