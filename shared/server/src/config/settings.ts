import { type Static, type TObject, Type } from "typebox";
import type { BucketLocation } from "../object-store/bucket-store";

/** Settings that several parts of the product read; a setting's description completes the sentence 'NAME must be …'. */

export const text = Type.String({ minLength: 1 });

/** @param unit of what is counted, such as `seconds` */
export const count = (minimum: number, maximum: number, fallback: number, unit?: string) =>
  Type.Integer({
    minimum,
    maximum,
    default: fallback,
    description: `a number${unit === undefined ? "" : ` of ${unit}`} from ${minimum} to ${maximum}`,
  });

export const origin = Type.String({
  pattern: "^https?://[^/\\s]+/?$",
  description: "an origin such as https://example.com",
});

export const LISTEN_SETTINGS = {
  HOST: Type.String({ minLength: 1, default: "127.0.0.1", description: "an address to listen on" }),
  PORT: { ...count(0, 65_535, 3000), description: "a port from 0 to 65535" },
};

export const DATA_SETTINGS = {
  DATA_DIR: Type.String({ minLength: 1, default: "./data", description: "a folder" }),
};

export const BUCKET_SETTINGS = {
  S3_ENDPOINT: Type.Optional(
    Type.String({ pattern: "^https?://", description: "a URL that starts with https:// or http://" }),
  ),
  S3_BUCKET: Type.Optional({ ...text, description: "a bucket's name" }),
  S3_REGION: Type.String({ minLength: 1, default: "auto", description: "a region" }),
  S3_ACCESS_KEY_ID: Type.Optional({ ...text, description: "an access key" }),
  S3_SECRET_ACCESS_KEY: Type.Optional({ ...text, description: "a secret key" }),
};

/** Settings that only make sense together. */
export const BUCKET_GROUP = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** The bucket from the settings; undefined if they have none. */
export const bucketOf = ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket,
  S3_REGION: region,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
}: Static<TObject<typeof BUCKET_SETTINGS>>): BucketLocation | undefined =>
  endpoint && bucket && accessKeyId && secretAccessKey
    ? { endpoint, bucket, region, accessKeyId, secretAccessKey }
    : undefined;
