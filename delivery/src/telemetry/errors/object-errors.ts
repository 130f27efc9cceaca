import { randomUUID } from "node:crypto";
import type { ReleaseErrorGroup } from "@promptfolio/contracts/api/release-errors";
import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import { type ErrorStore, groupErrors, parseErrorGroups } from "./error-store";

const PREFIX = "telemetry/errors/";

/** The maximum number of groups that one instance stores. */
const MAX_GROUPS = 500;

/** Errors in the object store of the releases, for a site without a database: one object per instance. */
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

/** Keys of the objects that were last written before a moment. */
export const errorsBefore = async (objects: ObjectStore, moment: Date): Promise<string[]> =>
  (await objects.list(PREFIX)).filter(({ modifiedAt }) => modifiedAt < moment).map(({ key }) => key);
