import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";

/**
 * Checks AWS Signature Version 4 in the `Authorization` header, as a bucket does. Implemented from the specification
 * and not from the client's code. https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=[^/]+\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

const hmac = (key: string | Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();

const canonicalQuery = (query: URLSearchParams): string =>
  [...query]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join("&");

/** Whether the request is signed with the secret; if it has a condition, that must be signed too. */
export const isSigned = ({ method, url = "", headers }: IncomingMessage, secret: string): boolean => {
  const [, day = "", region = "", names = "", signature] =
    AUTHORIZATION.exec(headers.authorization ?? "") ?? [];
  const signed = names.split(";");
  if (headers["if-none-match"] !== undefined && !signed.includes("if-none-match")) return false;
  const { pathname, searchParams } = new URL(url, "http://localhost");
  const canonicalRequest = [
    method,
    pathname,
    canonicalQuery(searchParams),
    ...signed.map((name) => `${name}:${String(headers[name] ?? "").trim()}`),
    "",
    names,
    headers["x-amz-content-sha256"],
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const hash = createHash("sha256").update(canonicalRequest).digest("hex");
  const toSign = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, hash].join("\n");
  const key = [region, "s3", "aws4_request"].reduce(hmac, hmac(`AWS4${secret}`, day));
  return hmac(key, toSign).toString("hex") === signature;
};
