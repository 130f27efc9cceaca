import { fetchWithoutContentLength } from "@promptfolio/lib/fetch-without-content-length";
import { S3mini } from "s3mini";
import { checkKey, type ObjectStore } from "./object-store";

export interface BucketLocation {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Apart from the pictures, which may lie in the same bucket. */
const PREFIX = "releases/";
const REQUEST_TIMEOUT = 20_000;
const BINARY = "application/octet-stream";

/** Seconds for which the address of a conditional write is valid. */
const WRITE_WITHIN = 60;

/** Answers of a conditional write that another writer has won: it came first, or it is being written right now. */
const LOST = [412, 409];

/** Objects in an S3-compatible bucket that knows conditional writes. */
export const createBucketObjects = (location: BucketLocation): ObjectStore => {
  const bucket = new S3mini({
    endpoint: `${location.endpoint.replace(/\/+$/, "")}/${location.bucket}`,
    region: location.region,
    accessKeyId: location.accessKeyId,
    secretAccessKey: location.secretAccessKey,
    requestAbortTimeout: REQUEST_TIMEOUT,
    fetch: fetchWithoutContentLength,
  });
  const inBucket = (key: string): string => PREFIX + checkKey(key);
  return {
    read: async (key) => {
      const bytes = await bucket.getObjectArrayBuffer(inBucket(key));
      return bytes === null ? null : Buffer.from(bytes);
    },
    has: async (key) => (await bucket.objectExists(inBucket(key))) === true,
    write: async (key, bytes) => {
      await bucket.putObject(inBucket(key), bytes, BINARY);
    },
    create: async (key, bytes) => {
      // The client's own put has no room for the condition, but signs it here.
      const headers = { "if-none-match": "*" };
      const address = await bucket.getPresignedUrl("PUT", inBucket(key), WRITE_WITHIN, {}, headers);
      const answer = await fetch(address, {
        method: "PUT",
        headers: { ...headers, "content-type": BINARY },
        body: new Uint8Array(bytes),
        signal: AbortSignal.timeout(REQUEST_TIMEOUT),
      });
      if (LOST.includes(answer.status)) return false;
      if (!answer.ok)
        throw new Error(
          `The bucket answered ${answer.status} to a conditional write of ${key}: ${await answer.text()}`,
        );
      return true;
    },
    list: async (prefix, after) => {
      const options = after === undefined ? {} : { "start-after": inBucket(after) };
      const found = await bucket.listObjects("/", PREFIX + prefix, undefined, options);
      return (found ?? []).map(({ Key, LastModified }) => ({
        key: Key.slice(PREFIX.length),
        modifiedAt: new Date(LastModified),
      }));
    },
    remove: async (keys) => {
      if (keys.length > 0) await bucket.deleteObjects(keys.map(inBucket));
    },
  };
};
