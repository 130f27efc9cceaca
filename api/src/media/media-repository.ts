import { and, eq } from "drizzle-orm";
import { type Database, prepared } from "../database/database";
import { images } from "../database/schema";

/** Where the original of an image's current picture is stored; undefined without such a picture. */
export const findOriginalKey = async (
  database: Database,
  { imageId, contentHash }: { imageId: string; contentHash: string },
): Promise<string | undefined> => {
  const [found] = await prepared(
    database
      .select({ originalKey: images.originalKey })
      .from(images)
      .where(and(eq(images.id, imageId), eq(images.contentHash, contentHash))),
  );
  return found?.originalKey;
};
