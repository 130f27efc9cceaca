import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { codeOf } from "@promptfolio/server/error-code";
import { LRUCache } from "lru-cache";

const derive = (secret: string, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync("sha256", secret, "promptfolio", purpose, 32));

/** One secret's keys, each for one purpose: a signature for one purpose can't be used for another. */
const keysOf = (secret: string) => ({ token: derive(secret, "token"), cookie: derive(secret, "cookie") });
export type Keys = ReturnType<typeof keysOf>;

const MAX_FINGERPRINTS = 1_000;

/** @param secret signs; the others are being retired */
export const keyRing = ([secret, ...retired]: readonly [string, ...string[]]) => {
  const current = keysOf(secret);
  const fingerprintKey = derive(secret, "fingerprint");
  const fingerprints = new LRUCache<string, string>({
    max: MAX_FINGERPRINTS,
    memoMethod: (text) => createHmac("sha256", fingerprintKey).update(text).digest("base64url").slice(0, 22),
  });
  return {
    /** Used for signing. */
    current,
    /** All keys whose signatures are accepted, including the current ones. */
    accepted: [current, ...retired.map(keysOf)],
    /** A keyed hash of an address or an email, for use as a key in the database. */
    fingerprint: (text: string) => fingerprints.memo(text),
  };
};
export type KeyRing = ReturnType<typeof keyRing>;

const readSecret = (path: string): string => (existsSync(path) ? readFileSync(path, "utf8").trim() : "");

/** The secret in the data folder; generated at the first start, readable by this user only. */
export const storedSecret = (dataDir: string): string => {
  const path = join(dataDir, "secret");
  if (readSecret(path) === "") {
    // A start that was killed, or had no space, has left an empty one.
    rmSync(path, { force: true });
    try {
      writeFileSync(path, randomBytes(48).toString("base64url"), { mode: 0o600, flag: "wx", flush: true });
    } catch (error) {
      // EEXIST: another process was faster, and its secret is used.
      if (codeOf(error) !== "EEXIST") throw error;
    }
  }
  const secret = readSecret(path);
  if (secret === "") throw new Error(`${path} is empty`);
  return secret;
};

/** Compares texts in constant time: it doesn't depend on where they differ. */
export const sameText = (a: string, b: string): boolean => {
  const digest = (text: string) => createHmac("sha256", "compare").update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
};
