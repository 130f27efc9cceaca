import { readFile } from "node:fs/promises";
import { fetchWithoutContentLength } from "@promptfolio/lib/fetch-without-content-length";
import { S3mini } from "s3mini";
import type { BucketConfig } from "../config";
import type { ObjectStore } from "./object-store";

/** Objects of one product under one prefix, so that a bucket can be shared with the releases. */
const PREFIX = "media/";
const REQUEST_TIMEOUT = 20_000;

export function createBucketStore(config: BucketConfig): ObjectStore {
  const bucket = new S3mini({
    endpoint: `${config.endpoint.replace(/\/+$/, "")}/${config.bucket}`,
    region: config.region,
    accessKeyId: config.accessKeyId,
    secretAccessKey: config.secretAccessKey,
    requestAbortTimeout: REQUEST_TIMEOUT,
    fetch: fetchWithoutContentLength,
  });
  return {
    async read(key) {
      const bytes = await bucket.getObjectArrayBuffer(PREFIX + key);
      return bytes === null ? undefined : Buffer.from(bytes);
    },
    async write(key, source, type) {
      const bytes = Buffer.isBuffer(source) ? source : await readFile(source.path);
      await bucket.putObject(PREFIX + key, bytes, type);
    },
    async remove(keys) {
      await Promise.all(keys.map((key) => bucket.deleteObject(PREFIX + key)));
    },
  };
}
