import type { DemoCredentials } from "@promptfolio/contracts/api/accounts";
import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import type { ApiConfig } from "../config/config";
import { resourcePath } from "../config/resource-path";
import type { Database } from "../database/database";
import { allowsDemoAccounts } from "./demo-access";
import { closeDemoAccounts, DEMO_CREDENTIALS, NO_DEMO, openDemoAccounts } from "./demo-accounts";
import { readDemoState } from "./demo-repository";
import { loadDemo } from "./load-demo";

const collectionFolder = (config: ApiConfig): string =>
  config.demoCollectionDir ??
  resourcePath(import.meta.url, "../../demo-collection/collection", "../../../demo-collection/collection");

/**
 * Loads the demo if the settings require it: always with `on`; with `auto` into a new embedded database, and as long as
 * that contains the demo.
 * @returns the credentials to show
 */
export const prepareDemo = async (
  config: ApiConfig,
  database: Database,
  store: ObjectStore,
  onProgress: (line: string) => void,
): Promise<DemoCredentials> => {
  const { loaded, fresh } = await readDemoState(database);
  const wanted =
    config.demo === "on" ||
    (config.demo === "auto" && (loaded || (fresh && config.databaseUrl === undefined)));
  if (wanted && !(loaded && config.demo === "auto")) {
    onProgress("Loading the demo collection");
    const added = await loadDemo(database, store, collectionFolder(config));
    onProgress(`The demo collection has ${added} new images`);
  }
  const isOpen = wanted && allowsDemoAccounts(config);
  if (loaded || wanted) await (isOpen ? openDemoAccounts(database) : closeDemoAccounts(database));
  return isOpen ? DEMO_CREDENTIALS : NO_DEMO;
};
