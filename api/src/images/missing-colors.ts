import { reasonOf } from "@promptfolio/server/error-code";
import { eq, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { images } from "../database/schema";
import { inspectPicture } from "../media/pictures";
import type { ImageServices } from "./image-services";

/** Per run: decoding a picture takes about a tenth of a second. */
const MAX_PICTURES = 500;

/** Finds the colours of pictures that were added by a version without them. */
export const addMissingColors = async ({
  database,
  store,
  log,
}: Pick<ImageServices, "database" | "store"> & { log: Logger }): Promise<void> => {
  const { id, originalKey, colors } = images;
  const found = await database
    .select({ id, originalKey })
    .from(images)
    .where(eq(colors, []))
    // A file that can't be read doesn't keep the others waiting.
    .orderBy(sql`random()`)
    .limit(MAX_PICTURES);
  for (const image of found) {
    try {
      const original = await store.read(image.originalKey);
      if (!original) continue;
      const picture = await inspectPicture(original);
      // The file may have been replaced meanwhile.
      await database.update(images).set({ colors: picture.colors }).where(eq(originalKey, image.originalKey));
    } catch (error) {
      log.warn({ image: image.id, reason: reasonOf(error) }, "a picture's colours can't be found");
    }
  }
};
