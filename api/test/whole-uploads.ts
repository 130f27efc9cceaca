import { sql } from "drizzle-orm";
import { makeForm, makePicture } from "./pictures";
import type { TestApi } from "./test-api";

/** A small upload titled "A". */
export const makeUpload = async () =>
  makeForm(
    { title: "A", category: "C", tag: "T", theme: "T", prompt: "P" },
    { bytes: await makePicture({ width: 60, height: 75 }) },
  );

/** Expects each upload titled "A" to be there with its file, its rows and its audit entry, or not at all. */
export const expectWholeUploads = async ({
  database,
  fileDeletions,
  store,
}: Pick<TestApi["services"], "database" | "fileDeletions" | "store">): Promise<void> => {
  const whole = await database.execute<{ key: string }>(sql`SELECT original_key AS key
    FROM images JOIN prompts ON image_id = id JOIN image_counters USING (image_id)
    WHERE title = 'A' AND EXISTS (SELECT FROM audit_log WHERE subject = images.id)`);
  await fileDeletions.idle();
  const originals = await store.list("originals/");
  expect(originals.map(({ key }) => key)).toEqual(whole.rows.map(({ key }) => key).sort());
};
