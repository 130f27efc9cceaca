import type { PromptDetails } from "@promptfolio/contracts/api/images";
import { sql } from "drizzle-orm";
import { type Queryable, rows } from "../database/database";

/** What only administrators see of an image before it is revealed. */
export type HiddenTexts = { prompt: string } & PromptDetails;

/**
 * The prompts of images with their details by id, for administrators. Only this function and `reveal` read them from
 * the database; a deletion moves them within it.
 */
export const readPrompts = async (
  database: Queryable,
  imageIds: readonly string[],
): Promise<ReadonlyMap<string, HiddenTexts>> => {
  const found = await rows<{ image_id: string; prompt: string; details: PromptDetails }>(
    database,
    sql`SELECT image_id, prompt, prompt_details(image_id) AS details
        FROM read_prompts(${sql.param([...imageIds])}::text[])`,
  );
  return new Map(found.map(({ image_id, prompt, details }) => [image_id, { prompt, ...details }]));
};
