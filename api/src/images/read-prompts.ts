import { sql } from "drizzle-orm";
import { type Queryable, rows } from "../database/database";

/**
 * The prompts of images by id, for administrators. Only this function and `reveal` read prompts from the
 * database; a deletion moves them within it.
 */
export const readPrompts = async (
  database: Queryable,
  imageIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const found = await rows<{ image_id: string; prompt: string }>(
    database,
    sql`SELECT image_id, prompt FROM read_prompts(${sql.param([...imageIds])}::text[])`,
  );
  return new Map(found.map(({ image_id, prompt }) => [image_id, prompt]));
};
