import { MAX_LISTED_IMAGES } from "@promptfolio/contracts/limits";
import { sql } from "drizzle-orm";
import type { BuiltQuery, Queryable } from "../../database/database";
import type { ImageRow, selectImages } from "./image-columns";

/** A row as PostgreSQL writes it: its time is a text. */
type JsonRow = Omit<ImageRow, "createdAt"> & { createdAt: string };

const toRow = (row: JsonRow): ImageRow => ({ ...row, createdAt: new Date(row.createdAt) });

/** The longest list, and one more image that shows whether others follow. */
const MAX_ROWS = MAX_LISTED_IMAGES + 1;

/**
 * The first `limit` images that a query finds, in its order, sent as one JSON value: reading rows of fifteen columns
 * takes the driver ten times as long. The constant limit in the statement lets PostgreSQL plan once for few
 * rows; with only the placeholder it would plan each time.
 */
export const imagesAsJson = (
  database: Queryable,
  query: ReturnType<typeof selectImages>,
): BuiltQuery<ImageRow[]> => {
  const few = sql`(${query.getSQL()} LIMIT ${sql.raw(String(MAX_ROWS))}) AS few`;
  const built = database
    .select({ rows: sql<JsonRow[] | null>`json_agg(found)` })
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
