import { statSync } from "node:fs";
import { resolve } from "node:path";
import type { StoreLocation } from "@promptfolio/server/object-store/open-object-store";
import { readReleasesLocation } from "../config";
import { RefusedError } from "../registry/transitions";
import type { CommandName, Options } from "./arguments";

/** Where this command's releases are: the folder that it names, or as the environment says. */
export const locateStore = ({ store }: Options, env: NodeJS.ProcessEnv): StoreLocation =>
  store ? { folder: resolve(store) } : readReleasesLocation(env);

export const describeStore = (location: StoreLocation): string =>
  "folder" in location ? location.folder : `bucket ${location.bucket.bucket} at ${location.bucket.endpoint}`;

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * A mistyped store must not become a new one: a folder that is named has to be there. Without a name, publishing makes the
 * product's own folder.
 * @throws RefusedError
 */
export const assertStoreExists = (
  location: StoreLocation,
  command: CommandName,
  { store }: Options,
): void => {
  if (!("folder" in location) || isFolder(location.folder)) return;
  if (store !== undefined || (command !== "publish" && command !== "where"))
    throw new RefusedError(`There is no release store at ${location.folder}.`);
};
