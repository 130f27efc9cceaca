import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { monotonicClock } from "@promptfolio/server/monotonic-clock";
import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import { createTokenBuckets } from "@promptfolio/server/token-buckets";
import { LRUCache } from "lru-cache";
import { integrityOf } from "../registry/integrity";
import type { StyleFile } from "../render/document";
import type { Encoding } from "./accepted-encoding";

/**
 * Shorter style sheets stay in their page, in bytes: another layout when the file arrives would cost more. Measured on a
 * slow phone: the home page's 22 KB save 10 ms of the first paint, an image page's 6 KB delay its picture by 40 ms.
 */
const MIN_BYTES = 16_384;

/** How long a page waits until its styles are stored, in milliseconds; later they stay in the page. */
const STORE_TIMEOUT_MS = 1_000;

/** How long nothing is stored after that failed, in milliseconds. */
const PAUSE_MS = 10_000;

/**
 * New style sheets: those of all pages when the site starts, then two a minute. Code of remotes makes them, and could
 * fill the store.
 */
const NEW_FILES = { capacity: 200, perSecond: 1 / 30 };

/** How long a style sheet counts as stored: written again once a day, it is never old when releases are pruned. */
const STORED_TTL_MS = 24 * 3_600_000;

const MAX_FILES = 1_000;
const MAX_CACHE_BYTES = 8 * 1024 * 1024;

const sizeOf = (bytes: Buffer): number => Math.max(1, bytes.length);

const PREFIX = "styles/";

const COMPRESS = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** A file's name: a hash of its bytes. */
const nameOf = (bytes: Buffer): string =>
  `${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}.css`;

export interface StyleFiles {
  /**
   * Stores a style sheet, so that all instances can serve it. Undefined if it should stay in the page, because it is short
   * or could not be stored in time.
   */
  publish(css: string): Promise<StyleFile | undefined>;
  /** A file's bytes in an encoding; undefined if there is none with this name. Rejects if the store can't be read. */
  read(name: string, encoding: Encoding | undefined): Promise<Buffer | undefined>;
}

export interface StyleFileOptions {
  objects: Pick<ObjectStore, "read" | "write">;
  onError: (error: unknown) => void;
  timeoutMs?: number;
  now?: () => number;
}

/** Style sheets of pages as files, in the release store. Their names are hashes, so they never change. */
export const createStyleFiles = ({
  objects,
  onError,
  timeoutMs = STORE_TIMEOUT_MS,
  now = monotonicClock,
}: StyleFileOptions): StyleFiles => {
  const stored = new LRUCache<string, { file: StyleFile; at: number }>({ max: MAX_FILES });
  /** What this instance has stored: it serves that also while the store can't be read. */
  const own = new LRUCache<string, Buffer>({ maxSize: MAX_CACHE_BYTES, sizeCalculation: sizeOf });
  const pending = new Map<string, Promise<StyleFile | undefined>>();
  const takeNew = createTokenBuckets({ ...NEW_FILES, now });
  let pausedUntil = Number.NEGATIVE_INFINITY;

  const write = async (name: string, bytes: Buffer): Promise<StyleFile | undefined> => {
    try {
      await objects.write(PREFIX + name, bytes, "text/css");
      const file = { path: `/r/styles/${name}`, integrity: integrityOf(bytes) };
      stored.set(name, { file, at: now() });
      own.set(name, bytes);
      return file;
    } catch (error) {
      pausedUntil = now() + PAUSE_MS;
      onError(error);
      return undefined;
    } finally {
      pending.delete(name);
    }
  };

  const startWriting = (name: string, bytes: Buffer): Promise<StyleFile | undefined> => {
    const writing = write(name, bytes);
    pending.set(name, writing);
    return writing;
  };

  const read = async ([name, encoding]: [string, Encoding | undefined]) => {
    const bytes = own.get(name) ?? (await objects.read(PREFIX + name));
    // Another writer of the store could have replaced it.
    if (!bytes || nameOf(bytes) !== name) return undefined;
    return encoding ? COMPRESS[encoding](bytes) : bytes;
  };
  const files = new LRUCache<string, Buffer, [string, Encoding | undefined]>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: sizeOf,
    fetchMethod: (_key, _stale, { context }) => read(context),
  });

  return {
    publish: async (css) => {
      const bytes = Buffer.from(css);
      if (bytes.length < MIN_BYTES) return undefined;
      const name = nameOf(bytes);
      const known = stored.get(name);
      if (known && now() - known.at < STORED_TTL_MS) return known.file;
      const isRefused = !pending.has(name) && (now() < pausedUntil || takeNew(PREFIX) > 0);
      if (isRefused) return undefined;
      const writing = pending.get(name) ?? startWriting(name, bytes);
      return Promise.race([writing, wait(timeoutMs, undefined, { ref: false })]);
    },
    read: (name, encoding) => files.fetch(`${name} ${encoding ?? ""}`, { context: [name, encoding] }),
  };
};

/** The keys of style sheets that no page has named since a moment. */
export const stylesBefore = async (objects: ObjectStore, moment: Date): Promise<string[]> =>
  (await objects.list(PREFIX)).filter(({ modifiedAt }) => modifiedAt < moment).map(({ key }) => key);
