import type { BulkUpdate } from "@promptfolio/contracts/api/images";
import { inArray } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { images } from "../../database/schema";

const NAMES = ["category", "tag", "theme"] as const;
const MAX_VALUES = 5;

/** The old and new values of a change of many images, for the audit log: `category: "A", "B" to "C"`. */
export const valuesBefore = async (
  database: Queryable,
  ids: readonly string[],
  set: BulkUpdate["set"],
): Promise<string> => {
  const changes = NAMES.flatMap((name) => {
    const value = set[name];
    return value === undefined ? [] : [{ name, value }];
  });
  const parts = changes.map(async ({ name, value }) => {
    const found = await database
      .selectDistinct({ value: images[name] })
      .from(images)
      .where(inArray(images.id, [...ids]))
      .orderBy(images[name])
      .limit(MAX_VALUES + 1);
    const values = found.slice(0, MAX_VALUES).map((row) => `"${row.value}"`);
    if (found.length > MAX_VALUES) values.push("others");
    return `${name}: ${values.join(", ")} to "${value}"`;
  });
  return (await Promise.all(parts)).join("; ");
};
