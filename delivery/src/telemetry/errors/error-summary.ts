import type { ReleaseErrorGroup } from "@promptfolio/contracts/api/release-errors";
import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { ErrorGroupSchema, type ErrorStore } from "./error-store";

const KEY = "telemetry/errors.json";

/** Also writes the groups down for the release command, which reaches the releases and not the database. */
export const withErrorSummary = (store: ErrorStore, objects: ObjectStore): ErrorStore => ({
  ...store,
  add: async (groups) => {
    await store.add(groups);
    await objects.write(KEY, Buffer.from(JSON.stringify(await store.recent())));
  },
});

export const readErrorSummary = async (objects: ObjectStore): Promise<ReleaseErrorGroup[]> => {
  const bytes = await objects.read(KEY);
  return bytes ? Value.Parse(Type.Array(ErrorGroupSchema), JSON.parse(bytes.toString("utf8"))) : [];
};
