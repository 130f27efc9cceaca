import type { ImageSelection } from "@promptfolio/contracts/api/images";
import { sql } from "drizzle-orm";
import { type Queryable, rows } from "../database/database";
import { Problem } from "../http/problem";
import { allOf, filterConditions } from "./filter";

const MOST = 10_000;

/**
 * The ids that a selection means, locked until the transaction ends.
 * @throws Problem 409 'stale' if it no longer means what was shown, 422 if it means too many
 */
export async function resolveSelection(database: Queryable, selection: ImageSelection): Promise<string[]> {
  const isFilter = "filter" in selection;
  const condition = isFilter
    ? allOf(filterConditions(selection.filter, true))
    : sql`i.id = ANY (${sql.param(selection.ids)}::text[])`;
  const found = await rows<{ id: string }>(
    database,
    sql`SELECT i.id FROM images i WHERE ${condition} ORDER BY i.id LIMIT ${MOST + 1} FOR UPDATE`,
  );
  if (found.length > MOST) {
    throw new Problem(422, "too-many", `A change can cover ${MOST} images at most.`, { field: "selection" });
  }
  const expected = isFilter ? selection.expected : new Set(selection.ids).size;
  if (found.length !== expected) {
    throw new Problem(409, "stale", `The selection has ${found.length} images now, not ${expected}.`, {
      extra: { found: found.length },
    });
  }
  return found.map(({ id }) => id);
}
