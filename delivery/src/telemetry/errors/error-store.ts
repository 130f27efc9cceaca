import type { ReleaseErrorGroup } from "@promptfolio/contracts/api/release-errors";
import { type Static, Type } from "typebox";

const text = Type.String();

export const ErrorGroupSchema = Type.Object({
  remote: text,
  version: text,
  kind: Type.Union([Type.Literal("load"), Type.Literal("error"), Type.Literal("render")]),
  place: text,
  source: Type.Union([text, Type.Null()]),
  message: text,
  page: text,
  stack: Type.Array(text),
  count: Type.Integer(),
  firstSeen: text,
  lastSeen: text,
});

/** Where all instances keep the errors of releases, in groups. */
export interface ErrorStore {
  /** Adds to the groups that are there; message, page and stack become the latest. */
  add(groups: readonly ReleaseErrorGroup[]): Promise<void>;
  /** The groups that were seen last, newest first. */
  recent(): Promise<ReleaseErrorGroup[]>;
}

export const groupKey = ({ remote, version, kind, place }: Static<typeof ErrorGroupSchema>): string =>
  [remote, version, kind, place].join("\n");

/** One group of two that are at the same place. */
const mergeGroups = (one: ReleaseErrorGroup, other: ReleaseErrorGroup): ReleaseErrorGroup => {
  const [earlier, later] = one.lastSeen <= other.lastSeen ? [one, other] : [other, one];
  const firstSeen = earlier.firstSeen < later.firstSeen ? earlier.firstSeen : later.firstSeen;
  return { ...later, count: one.count + other.count, firstSeen };
};

/** Groups by their place, those that were seen last first. */
export const groupErrors = (errors: readonly ReleaseErrorGroup[]): ReleaseErrorGroup[] => {
  const groups = new Map<string, ReleaseErrorGroup>();
  for (const error of errors) {
    const known = groups.get(groupKey(error));
    groups.set(groupKey(error), known ? mergeGroups(known, error) : error);
  }
  return [...groups.values()].sort((a, b) => (a.lastSeen < b.lastSeen ? 1 : -1));
};
