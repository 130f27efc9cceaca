import { MAX_LISTED_IMAGES } from "@promptfolio/contracts/limits";
import { sql } from "drizzle-orm";
import type { BuiltQuery, Queryable } from "../../database/database";
import type { ImageRow, selectImages } from "./image-columns";

/** The order of the columns in a row's JSON array. */
const ORDER = [
  ...(["id", "title", "alt", "category", "tag", "theme", "width", "height"] as const),
  ...(["thumbhash", "contentHash", "createdAt", "version", "views", "downloads", "copies"] as const),
] as const;

type TextsOf<Order extends readonly (keyof ImageRow)[]> = { [Place in keyof Order]: string };
type JsonRow = TextsOf<typeof ORDER>;

const toRow = (row: JsonRow): ImageRow => ({
  id: row[0],
  title: row[1],
  alt: row[2],
  category: row[3],
  tag: row[4],
  theme: row[5],
  width: Number(row[6]),
  height: Number(row[7]),
  thumbhash: row[8],
  contentHash: row[9],
  createdAt: new Date(row[10]),
  version: Number(row[11]),
  views: Number(row[12]),
  downloads: Number(row[13]),
  copies: Number(row[14]),
});

/** The longest list, and one more image that shows whether others follow. */
const MAX_ROWS = MAX_LISTED_IMAGES + 1;

/**
 * The first `limit` images that a query finds, in its order, sent as one JSON value of texts: reading rows of fifteen
 * columns takes the driver ten times as long. The constant limit in the statement lets PostgreSQL plan once for few
 * rows; with only the placeholder it would plan each time.
 */
export const imagesAsJson = (
  database: Queryable,
  query: ReturnType<typeof selectImages>,
): BuiltQuery<ImageRow[]> => {
  const found = query.as("found");
  const texts = ORDER.map((column) => sql`${found[column]}::text`);
  const few = sql`(${query.getSQL()} LIMIT ${sql.raw(String(MAX_ROWS))}) AS few`;
  const built = database
    .select({ rows: sql<JsonRow[] | null>`array_to_json(array_agg(ARRAY[${sql.join(texts, sql`, `)}]))` })
    .from(sql`(SELECT * FROM ${few} LIMIT ${sql.placeholder("limit")}) AS found`);
  return {
    toSQL: () => built.toSQL(),
    prepare(name) {
      const prepared = built.prepare(name);
      return {
        async execute(values) {
          const [result] = await prepared.execute(values);
          return result?.rows?.map(toRow) ?? [];
        },
      };
    },
  };
};
