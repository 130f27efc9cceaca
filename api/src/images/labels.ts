import { DEFAULT_CATEGORIES, DEFAULT_TAGS, DEFAULT_THEMES } from "@promptfolio/contracts/vocabulary";
import { foldText } from "@promptfolio/lib/fold-text";
import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { facets, images } from "../database/schema";
import { readText } from "../http/read-text";

export const DEFAULT_LABELS = {
  category: DEFAULT_CATEGORIES,
  tag: DEFAULT_TAGS,
  theme: DEFAULT_THEMES,
} as const;
export type Label = keyof typeof DEFAULT_LABELS;
const LABELS = ["category", "tag", "theme"] as const satisfies readonly Label[];

/** The spelling that images besides `ids` have; undefined if there is none. */
const spellingInUse = async (
  database: Queryable,
  label: Label,
  text: string,
  ids: readonly string[],
): Promise<string | undefined> => {
  const column = facets[label];
  const spellings = await database
    .selectDistinct({ value: column })
    .from(facets)
    .where(eq(sql`fold_text(${column})`, foldText(text)));
  const values = spellings.map(({ value }) => value);
  if (values.length === 0 || values.includes(text)) return undefined;
  const [other] = await database
    .select({ value: images[label] })
    .from(images)
    .where(and(inArray(images[label], values), ids.length > 0 ? notInArray(images.id, [...ids]) : undefined))
    .limit(1);
  return other?.value;
};

/**
 * Category, tag and theme as they are stored: "café" as "Café", if other images than those to change have that. So a
 * label has one spelling, and can be spelt anew for all of its images at once.
 * @throws Problem 400 if one of them shows nothing
 */
export const readLabels = async (
  database: Queryable,
  texts: { readonly [label in Label]?: string | undefined },
  ids: readonly string[] = [],
): Promise<{ [label in Label]?: string }> => {
  const found: { [label in Label]?: string } = {};
  for (const label of LABELS) {
    const written = texts[label];
    if (written === undefined) continue;
    const text = readText(written, label);
    const common = DEFAULT_LABELS[label].find((value) => foldText(value) === foldText(text));
    found[label] = common ?? (await spellingInUse(database, label, text, ids)) ?? text;
  }
  return found;
};
