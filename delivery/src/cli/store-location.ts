import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { StoreLocation } from "@promptfolio/server/object-store/open-object-store";
import { makePrivateFolder } from "@promptfolio/server/private-folder";
import { readReleasesLocation } from "../config";
import { RefusedError } from "../registry/transitions";
import { type Options, UsageError } from "./arguments";
import type { CommandName } from "./commands";

/** The location of this command's releases: the folder given by `--store`, or the one from the environment. */
export const locateStore = ({ store }: Options, env: NodeJS.ProcessEnv): StoreLocation =>
  store ? { folder: resolve(store) } : readReleasesLocation(env);

/** A store, or a site that accepts releases over HTTP. */
export type ReleaseLocation = StoreLocation | { site: string };

/** Commands that take `--site` in addition to a store: it is the API's origin, or the origin of a link. */
const NAME_A_SITE: ReadonlySet<CommandName> = new Set(["verify", "preview"]);

/**
 * The site whose store this command works on; undefined if it works on another store. Without a key, some commands
 * work on another store, and `--site` is only an argument.
 */
export const locateSite = (
  command: CommandName,
  { site, store, key }: Options,
  env: NodeJS.ProcessEnv,
): { site: string } | undefined => {
  const hasKey = key.length > 0 || Boolean(env["RELEASE_KEY"]);
  if (!site || store || (NAME_A_SITE.has(command) && !hasKey)) return undefined;
  if (!URL.canParse(site))
    throw new UsageError(`--site must be a URL like https://example.org, not "${site}".`);
  return { site: new URL(site).origin };
};

export const describeStore = (location: ReleaseLocation): string => {
  if ("site" in location) return location.site;
  return "folder" in location
    ? location.folder
    : `bucket ${location.bucket.bucket} at ${location.bucket.endpoint}`;
};

/** Publishing creates the product's own store. The others need none, such as when a team creates its first key. */
const NEED_NO_STORE: ReadonlySet<CommandName> = new Set(["publish", "where", "keygen"]);

/**
 * If the store is in the data folder, creates the data folder as the site would: private, as it will hold the database
 * and the secret.
 */
export const prepareStore = (location: StoreLocation, command: CommandName, env: NodeJS.ProcessEnv): void => {
  const dataDir = resolve(env["DATA_DIR"] || "data");
  if (command === "publish" && "folder" in location && location.folder === join(dataDir, "releases"))
    makePrivateFolder(dataDir);
};

/**
 * A folder that is named must exist, so that a mistyped name doesn't create a new store.
 * @throws RefusedError
 */
export const assertStoreExists = (
  location: StoreLocation,
  command: CommandName,
  { store, site }: Options,
): void => {
  if (!("folder" in location)) return;
  if (statSync(location.folder, { throwIfNoEntry: false })?.isDirectory()) return;
  if (store === undefined && NEED_NO_STORE.has(command)) return;
  const hint =
    site === undefined ? "" : ` To use the one of ${site}, name your key: --key FILE, or RELEASE_KEY.`;
  throw new RefusedError(`There is no release store at ${location.folder}.${hint}`);
};
