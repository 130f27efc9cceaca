import { randomUUID } from "node:crypto";
import type { ReleaseErrorGroup } from "@promptfolio/contracts/api/release-errors";
import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import { Type } from "typebox";
import { keysBefore, readJson } from "../../registry/object-log";
import { type Amounts, addAmounts } from "../count-store";

const text = Type.String();

const ErrorGroupsSchema = Type.Array(
  Type.Object({
    remote: text,
    version: text,
    kind: Type.Enum(["load", "error", "render"]),
    place: text,
    source: Type.Union([text, Type.Null()]),
    message: text,
    page: text,
    stack: Type.Array(text),
    count: Type.Integer(),
    // Errors from versions of the product that did not count browsers yet lack them.
    browsers: Type.Record(text, Type.Integer(), { default: {} }),
    firstSeen: text,
    lastSeen: text,
  }),
);

/** Clients can claim to be any browser, so only the most frequent ones are stored. */
const MAX_BROWSERS = 20;

/** Stores the errors of releases, in groups, for all instances. */
export interface ErrorStore {
  /** Adds to the existing groups; message, page and stack are replaced by the latest. */
  add(groups: readonly ReleaseErrorGroup[]): Promise<void>;
  /** The most recently seen groups, newest first. */
  recent(): Promise<ReleaseErrorGroup[]>;
}

/** The sums of both counts by browser. */
export const addBrowsers = (one: Amounts, other: Amounts): Record<string, number> => {
  const sorted = Object.entries(addAmounts(one, other)).sort(([, a], [, b]) => b - a);
  return Object.fromEntries(sorted.slice(0, MAX_BROWSERS));
};

const mergeGroups = (one: ReleaseErrorGroup, other: ReleaseErrorGroup): ReleaseErrorGroup => {
  const [earlier, later] = one.lastSeen <= other.lastSeen ? [one, other] : [other, one];
  const firstSeen = earlier.firstSeen < later.firstSeen ? earlier.firstSeen : later.firstSeen;
  const browsers = addBrowsers(one.browsers, other.browsers);
  return { ...later, count: one.count + other.count, browsers, firstSeen };
};

/** Groups errors by place, the most recently seen first. */
export const groupErrors = (errors: readonly ReleaseErrorGroup[]): ReleaseErrorGroup[] => {
  const groups = new Map<string, ReleaseErrorGroup>();
  for (const error of errors) {
    const key = [error.remote, error.version, error.kind, error.place].join("\n");
    const known = groups.get(key);
    groups.set(key, known ? mergeGroups(known, error) : error);
  }
  return [...groups.values()].sort((a, b) => (a.lastSeen < b.lastSeen ? 1 : -1));
};

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
