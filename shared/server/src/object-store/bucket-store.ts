import { readFile } from "node:fs/promises";
import { S3mini, S3ServiceError } from "s3mini";
import { checkKey, type ObjectSource, type ObjectStore } from "./object-store";

/**
 * `fetch` that drops the caller's Content-Length. Node's fetch adds its own, and undici rejects the two values
 * ("invalid content-length header").
 */
export const fetchWithoutContentLength: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.delete("content-length");
  return fetch(input, { ...init, headers });
};

/** An S3-compatible bucket that supports conditional writes. */
export interface BucketLocation {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const REQUEST_TIMEOUT_MS = 20_000;
const BINARY = "application/octet-stream";

/** Sent and signed with a write that must not replace anything. */
const UNLESS_TAKEN = { "if-none-match": "*" };
/** Statuses for a conflict: another writer was first, or its write is in progress. */
const CONFLICTS = [412, 409];

const bytesOf = async (source: ObjectSource): Promise<Buffer> =>
  Buffer.isBuffer(source) ? source : readFile(source.path);

/**
 * Objects in a bucket.
 * @param prefix ends with a slash; separates stores that share a bucket
 */
export const createBucketStore = (location: BucketLocation, prefix: string): ObjectStore => {
  const bucket = new S3mini({
    endpoint: `${location.endpoint.replace(/\/+$/, "")}/${location.bucket}`,
    region: location.region,
    accessKeyId: location.accessKeyId,
    secretAccessKey: location.secretAccessKey,
    requestAbortTimeout: REQUEST_TIMEOUT_MS,
    fetch: fetchWithoutContentLength,
  });
  const inBucket = (key: string): string => prefix + checkKey(key);
  return {
    async read(key) {
      const bytes = await bucket.getObjectArrayBuffer(inBucket(key));
      return bytes === null ? undefined : Buffer.from(bytes);
    },
    has: async (key) => (await bucket.objectExists(inBucket(key))) === true,
    async write(key, source, contentType = BINARY) {
      await bucket.putObject(inBucket(key), await bytesOf(source), contentType);
    },
    async create(key, source, contentType = BINARY) {
      const bytes = await bytesOf(source);
      try {
        await bucket.putObject(inBucket(key), bytes, contentType, undefined, UNLESS_TAKEN);
        return true;
      } catch (error) {
        if (error instanceof S3ServiceError && CONFLICTS.includes(error.status)) return false;
        throw error;
      }
    },
    async list(inPrefix, after) {
      const options = after === undefined ? {} : { "start-after": inBucket(after) };
      const found = await bucket.listObjects("/", prefix + inPrefix, undefined, options);
      return (found ?? []).map(({ Key, LastModified }) => ({
        key: Key.slice(prefix.length),
        modifiedAt: new Date(LastModified),
      }));
    },
    async remove(keys) {
      if (keys.length === 0) return;
      const removed = await bucket.deleteObjects(keys.map(inBucket));
      const left = keys.filter((_, n) => removed[n] === false);
      if (left.length > 0) throw new Error(`The bucket could not remove ${left.join(", ")}`);
    },
  };
};
