import type { Rendition } from "@promptfolio/contracts/media";
import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import { openObjectStore } from "@promptfolio/server/object-store/open-object-store";
import { createQueueLimit, QueueFullError } from "@promptfolio/server/queue-limit";
import { eq, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import type { ApiConfig } from "../config/config";
import { type Database, statement } from "../database/database";
import { images } from "../database/schema";
import {
  CONTENT_TYPES,
  type DeliveredFormat,
  imageIdOf,
  mediaKey,
  renditionFolder,
  renditionKey,
} from "./media-keys";
import { makePdf } from "./picture-pdf";
import { renderPicture } from "./pictures";

/** The number of renditions made at the same time; more would only slow each other down. */
const MAX_CONCURRENT_RENDITIONS = 2;

/** A picture after a wait is better than none, so as many as one page shows may always wait. */
const QUEUE = { max: 200, min: 60, targetMs: 5_000, burstMs: 5_000 };

/** Caches renditions that were just sent, so that a popular picture isn't read again each time; not large downloads. */
const RECENT = { maxSize: 32 * 1024 * 1024, maxEntrySize: 2 * 1024 * 1024, ttl: 5_000 };

/** The store of originals and renditions, in the bucket if there is one. */
export const openMediaStore = ({ bucket, dataDir }: Pick<ApiConfig, "bucket" | "dataDir">): ObjectStore =>
  openObjectStore(bucket ? { bucket } : { folder: dataDir }, "media");

const currentPicture = statement((database) => {
  const { id, contentHash, originalKey, title, version } = images;
  const picture = database.select({ contentHash, originalKey, title, version }).from(images);
  return picture.where(eq(id, sql.placeholder("imageId")));
});

type PictureSource = Awaited<ReturnType<typeof currentPicture>>[number];

/** A file made from a picture, and where it is stored. */
interface Product {
  key: string;
  target: string;
  format: DeliveredFormat;
  make(source: PictureSource, original: Buffer): Promise<Buffer | undefined>;
}

/** @param timeoutMs how long a rendition may wait in the queue, in milliseconds: browsers and proxies time out */
export const createMediaLibrary = (database: Database, store: ObjectStore, timeoutMs: number) => {
  const recent = new LRUCache<string, Buffer>({ ...RECENT, sizeCalculation: (bytes) => bytes.length });
  const limit = pLimit(MAX_CONCURRENT_RENDITIONS);
  const queue = createQueueLimit(QUEUE);
  const pending = new Map<string, Promise<Buffer | undefined>>();

  /** The current picture of the image that a key names, with that picture's key. */
  const currentOf = async (key: string) => {
    const imageId = imageIdOf(key);
    if (imageId === undefined) return undefined;
    const [current] = await currentPicture(database, { imageId });
    return current && { ...current, key: mediaKey(imageId, current.contentHash) };
  };

  /** The source of a picture's renditions, unless it was replaced. */
  const sourceOf = async (key: string): Promise<PictureSource | undefined> => {
    const current = await currentOf(key);
    return current?.key === key ? current : undefined;
  };

  /** Rejects what has waited too long at once, not when its turn comes: by then its client has given up. */
  const makeInTurn = (product: Product, source: PictureSource) => {
    const leave = queue.join();
    return new Promise<Buffer | undefined>((resolve, reject) => {
      let isOverdue = false;
      const timeout = setTimeout(() => {
        isOverdue = true;
        leave();
        reject(new QueueFullError("The wait took too long"));
      }, timeoutMs);
      void limit(async () => {
        if (isOverdue) return;
        clearTimeout(timeout);
        leave();
        // Read when it is this product's turn, so that waiting ones take no megabytes of memory.
        const original = store.read(source.originalKey);
        await original.then((bytes) => bytes && product.make(source, bytes)).then(resolve, reject);
      });
    });
  };

  const load = async (product: Product) => {
    const { key, target, format } = product;
    const stored = await store.read(target);
    if (stored) return stored;
    const source = await sourceOf(key);
    if (source === undefined) return undefined;
    const bytes = await makeInTurn(product, source);
    if (!bytes) return undefined;
    await store.write(target, bytes, CONTENT_TYPES[format]);
    if ((await sourceOf(key)) !== undefined) return bytes;
    // The image was deleted meanwhile: none of its files may stay.
    await store.remove([target]);
    return undefined;
  };

  /** The stored bytes, or those that are being made; concurrent requests share them. */
  const loadOnce = async (product: Product) => {
    const { key, target } = product;
    if (imageIdOf(key) === undefined) return undefined;
    const cached = recent.get(target);
    if (cached) return cached;
    let bytes = pending.get(target);
    if (!bytes) {
      bytes = load(product).finally(() => pending.delete(target));
      pending.set(target, bytes);
    }
    const loaded = await bytes;
    if (loaded) recent.set(target, loaded);
    return loaded;
  };

  return {
    /** The bytes of a rendition, which is made on the first request; undefined if there is no such picture. */
    rendition: (key: string, rendition: Rendition, format: Exclude<DeliveredFormat, "pdf">) =>
      loadOnce({
        key,
        format,
        target: renditionKey(key, rendition.name, format),
        make: async (_, original) => (await renderPicture(original, rendition, format)).data,
      }),
    /** A download as PDF, with the title from this version of the image; undefined if that isn't the current version. */
    pdf: (key: string, rendition: Rendition, version: number) =>
      loadOnce({
        key,
        format: "pdf",
        target: renditionKey(key, `${rendition.name}-${version}`, "pdf"),
        make: async (source, original) =>
          source.version === version
            ? makePdf((await renderPicture(original, rendition, "jpg")).data, source.title)
            : undefined,
      }),
    /** The current version of the image with this picture; undefined if there is no such picture. */
    version: async (key: string) => (await sourceOf(key))?.version,
    /** The key of the picture that has replaced this one; undefined if there is none. */
    async replacement(key: string) {
      const current = await currentOf(key);
      return current?.key === key ? undefined : current?.key;
    },
    /** Removes a picture and all its renditions. */
    async remove({
      imageId,
      contentHash,
      originalKey,
    }: {
      imageId: string;
      contentHash: string;
      originalKey: string;
    }) {
      const renditions = await store.list(renditionFolder(mediaKey(imageId, contentHash)));
      const keys = renditions.map(({ key }) => key);
      for (const key of keys) recent.delete(key);
      await store.remove([originalKey, ...keys]);
    },
  };
};
export type MediaLibrary = ReturnType<typeof createMediaLibrary>;
