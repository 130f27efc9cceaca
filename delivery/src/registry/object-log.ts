import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import type { Static, TSchema } from "typebox";
import { Value } from "typebox/value";

const MAX_SHOWN = 50;

/** Checks a stored value; what it lacks gets the schema's default. @throws Error if it is something else */
export const parseStored = <Schema extends TSchema>(schema: Schema, value: unknown): Static<Schema> =>
  Value.Parse(schema, Value.Default(schema, value));

/** Reads a JSON object; undefined if there is none. */
export const readJson = async <Schema extends TSchema>(
  objects: ObjectStore,
  key: string,
  schema: Schema,
): Promise<Static<Schema> | undefined> => {
  const bytes = await objects.read(key);
  return bytes && parseStored(schema, JSON.parse(bytes.toString("utf8")));
};

/** Reads the latest JSON objects below a prefix whose keys sort by time, newest first. */
export const readLatest = async <Schema extends TSchema>(
  objects: ObjectStore,
  prefix: string,
  schema: Schema,
): Promise<Static<Schema>[]> => {
  const keys = (await objects.list(prefix)).map(({ key }) => key);
  const latest = keys.toSorted().toReversed().slice(0, MAX_SHOWN);
  const found = await Promise.all(latest.map((key) => objects.read(key)));
  return found
    .filter((bytes) => bytes !== undefined)
    .map((bytes) => parseStored(schema, JSON.parse(bytes.toString("utf8"))));
};

/** Keys below a prefix that were last written before a moment. */
export const keysBefore = async (objects: ObjectStore, prefix: string, moment: Date): Promise<string[]> =>
  (await objects.list(prefix)).filter(({ modifiedAt }) => modifiedAt < moment).map(({ key }) => key);
