import { randomUUID } from "node:crypto";
import type { ReleaseErrorGroup } from "@promptfolio/contracts/api/release-errors";
import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import { type ErrorStore, groupErrors, parseErrorGroups } from "./error-store";

const PREFIX = "telemetry/errors/";

/** As many groups as one instance remembers. */
const MAX_GROUPS = 500;

/** Errors among the objects of the releases' store, for a site that knows no database: one object an instance. */
export const createObjectErrors = (objects: ObjectStore): ErrorStore => {
  const key = `${PREFIX}${randomUUID()}.json`;
  let mine: ReleaseErrorGroup[] = [];
  return {
    add: async (groups) => {
      const next = groupErrors([...mine, ...groups]).slice(0, MAX_GROUPS);
      await objects.write(key, Buffer.from(JSON.stringify(next)));
      mine = next;
    },
    recent: async () => {
      const listed = await objects.list(PREFIX);
      const found = await Promise.all(
        listed.map(async (object) => parseErrorGroups(await objects.read(object.key))),
      );
      return groupErrors(found.flat()).slice(0, MAX_GROUPS);
    },
  };
};

/** Keys of what instances have written before a moment, and not since. */
export const errorsBefore = async (objects: ObjectStore, moment: Date): Promise<string[]> =>
  (await objects.list(PREFIX)).filter(({ modifiedAt }) => modifiedAt < moment).map(({ key }) => key);
