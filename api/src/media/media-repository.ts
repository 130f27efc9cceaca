import { and, eq, sql } from "drizzle-orm";
import { type Database, statement } from "../database/database";
import { images } from "../database/schema";

export interface PictureSource {
  originalKey: string;
  title: string;
  /** The image's version: an edit may have changed the title. */
  version: number;
}

const pictureSource = statement((database) =>
  database
    .select({ originalKey: images.originalKey, title: images.title, version: images.version })
    .from(images)
    .where(
      and(eq(images.id, sql.placeholder("imageId")), eq(images.contentHash, sql.placeholder("contentHash"))),
    ),
);

/** The source for renditions of an image's current picture; undefined if there is no such picture. */
export const findPictureSource = async (
  database: Database,
  picture: { imageId: string; contentHash: string },
): Promise<PictureSource | undefined> => {
  const [found] = await pictureSource(database, picture);
  return found;
};

const currentHash = statement((database) =>
  database
    .select({ contentHash: images.contentHash })
    .from(images)
    .where(eq(images.id, sql.placeholder("imageId"))),
);

/** The content hash of an image's current picture; undefined if there is no such image. */
export const findCurrentHash = async (database: Database, imageId: string): Promise<string | undefined> => {
  const [found] = await currentHash(database, { imageId });
  return found?.contentHash;
};
