import { statSync } from "node:fs";
import { join } from "node:path";
import type { RemoteConfig } from "@promptfolio/contracts/remote";

const isRemoteConfig = (value: unknown): value is RemoteConfig =>
  typeof value === "object" && value !== null && "id" in value && "routes" in value;

/**
 * What `remote.config.ts` declares; undefined if there is none, as for the shell.
 * @throws Error if it declares no remote
 */
export const readRemoteConfig = async (folder: string): Promise<RemoteConfig | undefined> => {
  const path = join(folder, "remote.config.ts");
  const file = statSync(path, { throwIfNoEntry: false });
  if (!file) return undefined;
  // Imported by modification time, so that a changed path or title is used without a restart.
  const module: { default: unknown } = await import(`${path}?at=${file.mtimeMs}`);
  if (!isRemoteConfig(module.default)) throw new Error(`${path} must export what defineRemote returns.`);
  return module.default;
};
