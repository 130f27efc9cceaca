import { randomUUID } from "node:crypto";
import type { ReleaseErrorGroup } from "@promptfolio/contracts/api/release-errors";
import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import { keysBefore, readJson } from "../../registry/object-log";
import { ErrorGroupsSchema, type ErrorStore, groupErrors } from "./error-store";

const PREFIX = "telemetry/errors/";
const SUMMARY = "telemetry/errors.json";

/** The maximum number of groups that one instance stores. */
const MAX_GROUPS = 500;

const readGroups = async (objects: ObjectStore, key: string): Promise<ReleaseErrorGroup[]> =>
  (await readJson(objects, key, ErrorGroupsSchema)) ?? [];

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
      const found = await Promise.all(listed.map(({ key }) => readGroups(objects, key)));
      return groupErrors(found.flat()).slice(0, MAX_GROUPS);
    },
  };
};

export const errorsBefore = (objects: ObjectStore, moment: Date): Promise<string[]> =>
  keysBefore(objects, PREFIX, moment);

/** Also writes the groups to the object store for the release command, which has no access to the database. */
export const withErrorSummary = (store: ErrorStore, objects: ObjectStore): ErrorStore => ({
  ...store,
  add: async (groups) => {
    await store.add(groups);
    await objects.write(SUMMARY, Buffer.from(JSON.stringify(await store.recent())));
  },
});

export const readErrorSummary = (objects: ObjectStore): Promise<ReleaseErrorGroup[]> =>
  readGroups(objects, SUMMARY);
