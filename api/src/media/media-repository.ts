import { and, eq, sql } from "drizzle-orm";
import { type Database, statement } from "../database/database";
import { images } from "../database/schema";

const originalKey = statement((database) =>
  database
    .select({ originalKey: images.originalKey })
    .from(images)
    .where(
      and(eq(images.id, sql.placeholder("imageId")), eq(images.contentHash, sql.placeholder("contentHash"))),
    ),
);

/** Where the original of an image's current picture is stored; undefined without such a picture. */
export const findOriginalKey = async (
  database: Database,
  picture: { imageId: string; contentHash: string },
): Promise<string | undefined> => {
  const [found] = await originalKey(database, picture);
  return found?.originalKey;
};
