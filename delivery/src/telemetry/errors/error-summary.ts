import type { ReleaseErrorGroup } from "@promptfolio/contracts/api/release-errors";
import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import { type ErrorStore, parseErrorGroups } from "./error-store";

const KEY = "telemetry/errors.json";

/** Also writes the groups to the object store for the release command, which has no access to the database. */
export const withErrorSummary = (store: ErrorStore, objects: ObjectStore): ErrorStore => ({
  ...store,
  add: async (groups) => {
    await store.add(groups);
    await objects.write(KEY, Buffer.from(JSON.stringify(await store.recent())));
  },
});

export const readErrorSummary = async (objects: ObjectStore): Promise<ReleaseErrorGroup[]> =>
  parseErrorGroups(await objects.read(KEY));
