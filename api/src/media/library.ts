import type { Rendition } from "@promptfolio/contracts/media";
import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import { sql } from "drizzle-orm";
import { type Database, preparedRows } from "../database/database";
import { createGate } from "./gate";
import {
  CONTENT_TYPES,
  type DeliveredFormat,
  mediaKey,
  parseMediaKey,
  renditionKey,
  renditionKeys,
} from "./media-keys";
import { renderPicture } from "./pictures";
import { createRecentBytes } from "./recent-bytes";

/** Renditions made at the same time; more would only slow each other down. */
const AT_ONCE = 2;

export interface MediaLibrary {
  /** The bytes of a rendition, made now if nobody asked for it before; undefined without such a picture. */
  rendition(key: string, rendition: Rendition, format: DeliveredFormat): Promise<Buffer | undefined>;
  /** Removes a picture and all that was made of it. */
  remove(picture: { imageId: string; contentHash: string; originalKey: string }): Promise<void>;
}

export function createMediaLibrary(database: Database, store: ObjectStore): MediaLibrary {
  const recent = createRecentBytes();
  const pass = createGate(AT_ONCE);
  const inFlight = new Map<string, Promise<Buffer | undefined>>();

  const originalOf = async (key: string): Promise<string | undefined> => {
    const parsed = parseMediaKey(key);
    if (!parsed) return undefined;
    const [found] = await preparedRows<{ original_key: string }>(
      database,
      sql`SELECT original_key FROM images WHERE id = ${parsed.imageId} AND content_hash = ${parsed.contentHash}`,
    );
    return found?.original_key;
  };

  const make = async (key: string, rendition: Rendition, format: DeliveredFormat, target: string) => {
    const kept = await store.read(target);
    if (kept) return kept;
    const source = await originalOf(key);
    const original = source === undefined ? null : await store.read(source);
    if (!original) return undefined;
    const bytes = await pass(() => renderPicture(original, rendition, format));
    await store.write(target, bytes, CONTENT_TYPES[format]);
    if ((await originalOf(key)) !== undefined) return bytes;
    // The image was deleted meanwhile: nothing of it may stay.
    await store.remove([target]);
    return undefined;
  };

  return {
    async rendition(key, rendition, format) {
      if (!parseMediaKey(key)) return undefined;
      const target = renditionKey(key, rendition.name, format);
      const bytes = recent.get(target);
      if (bytes) return bytes;
      let flight = inFlight.get(target);
      if (!flight) {
        flight = make(key, rendition, format, target).finally(() => inFlight.delete(target));
        inFlight.set(target, flight);
      }
      const made = await flight;
      if (made) recent.set(target, made);
      return made;
    },
    async remove({ imageId, contentHash, originalKey }) {
      const keys = renditionKeys(mediaKey(imageId, contentHash));
      for (const key of keys) recent.drop(key);
      await store.remove([originalKey, ...keys]);
    },
  };
}
