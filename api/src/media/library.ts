import type { Rendition } from "@promptfolio/contracts/media";
import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import type { Database } from "../database/database";
import {
  CONTENT_TYPES,
  type DeliveredFormat,
  mediaKey,
  parseMediaKey,
  renditionKey,
  renditionKeys,
} from "./media-keys";
import { findOriginalKey } from "./media-repository";
import { renderPicture } from "./pictures";

/** Renditions made at the same time; more would only slow each other down. */
const MAX_CONCURRENT_RENDITIONS = 2;

/** Renditions that were just sent, so that a popular picture isn't read again for each viewer. */
const RECENT = { maxSize: 32 * 1024 * 1024, ttl: 5_000 };

export interface MediaLibrary {
  /** The bytes of a rendition, made at the first request; undefined if there is no such picture. */
  rendition(key: string, rendition: Rendition, format: DeliveredFormat): Promise<Buffer | undefined>;
  /** Removes a picture and all its renditions. */
  remove(picture: { imageId: string; contentHash: string; originalKey: string }): Promise<void>;
}

export const createMediaLibrary = (database: Database, store: ObjectStore): MediaLibrary => {
  const recent = new LRUCache<string, Buffer>({ ...RECENT, sizeCalculation: (bytes) => bytes.length });
  const limit = pLimit(MAX_CONCURRENT_RENDITIONS);
  const pending = new Map<string, Promise<Buffer | undefined>>();

  const originalKeyOf = async (key: string): Promise<string | undefined> => {
    const parsed = parseMediaKey(key);
    return parsed && findOriginalKey(database, parsed);
  };

  /** Reads the original only when it is this rendition's turn: waiting ones hold no megabytes. */
  const render = async (originalKey: string, rendition: Rendition, format: DeliveredFormat) => {
    const original = await store.read(originalKey);
    return original === null ? undefined : renderPicture(original, rendition, format);
  };

  const load = async (key: string, rendition: Rendition, format: DeliveredFormat, target: string) => {
    const stored = await store.read(target);
    if (stored) return stored;
    const originalKey = await originalKeyOf(key);
    if (originalKey === undefined) return undefined;
    const bytes = await limit(() => render(originalKey, rendition, format));
    if (!bytes) return undefined;
    await store.write(target, bytes, CONTENT_TYPES[format]);
    if ((await originalKeyOf(key)) !== undefined) return bytes;
    // The image was deleted meanwhile: nothing of it may stay.
    await store.remove([target]);
    return undefined;
  };

  return {
    async rendition(key, rendition, format) {
      if (!parseMediaKey(key)) return undefined;
      const target = renditionKey(key, rendition.name, format);
      const cached = recent.get(target);
      if (cached) return cached;
      let bytes = pending.get(target);
      if (!bytes) {
        bytes = load(key, rendition, format, target).finally(() => pending.delete(target));
        pending.set(target, bytes);
      }
      const loaded = await bytes;
      if (loaded) recent.set(target, loaded);
      return loaded;
    },
    async remove({ imageId, contentHash, originalKey }) {
      const keys = renditionKeys(mediaKey(imageId, contentHash));
      for (const key of keys) recent.delete(key);
      await store.remove([originalKey, ...keys]);
    },
  };
};
