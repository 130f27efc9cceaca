import { type Static, Type } from "typebox";
import { readToken, signersOf, signPayload } from "./envelope";
import type { PublicKey, SigningKey } from "./keys";

const REQUEST_TYPE = "application/vnd.promptfolio.request+json";
const SCHEME = "Release ";

/** How old a signed request may be, in milliseconds, including clock differences. */
const VALIDITY_MS = 5 * 60_000;

const RequestSchema = Type.Object({
  method: Type.String(),
  /** Path and query. */
  url: Type.String(),
  /** A hash of the body, `sha384-…`; null: the request has no body. */
  integrity: Type.Union([Type.String({ pattern: "^sha384-" }), Type.Null()]),
  at: Type.String(),
});

export type SignedRequest = Omit<Static<typeof RequestSchema>, "at">;

/** Returns the `Authorization` header for a request. */
export const signRequest = (request: SignedRequest, key: SigningKey, now: Date): string => {
  const payload = Buffer.from(JSON.stringify({ ...request, at: now.toISOString() }));
  return SCHEME + Buffer.from(JSON.stringify(signPayload(REQUEST_TYPE, payload, [key]))).toString("base64");
};

/** The key that signed the request with this header, and the hash of its body; undefined if none of the keys did. */
export const verifyRequest = <Key extends PublicKey>(
  header: string | undefined,
  { method, url }: { method: string; url: string },
  keys: readonly Key[],
  now: Date,
): { key: Key; integrity: string | undefined } | undefined => {
  if (!header?.startsWith(SCHEME)) return undefined;
  const { value: request, envelope } = readToken(header.slice(SCHEME.length), RequestSchema) ?? {};
  if (!request || !envelope) return undefined;
  if (request.method !== method || request.url !== url) return undefined;
  if (!(Math.abs(Date.parse(request.at) - now.getTime()) <= VALIDITY_MS)) return undefined;
  const [key] = signersOf(envelope, REQUEST_TYPE, keys);
  return key ? { key, integrity: request.integrity ?? undefined } : undefined;
};
