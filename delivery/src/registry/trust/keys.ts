import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from "node:crypto";
import { readFileSync } from "node:fs";

/** A public ed25519 key and its id, which is derived from it. */
export interface PublicKey {
  /** SHA-256 of the key, in hexadecimal. */
  id: string;
  /** SubjectPublicKeyInfo in base64. */
  publicKey: string;
}

export interface SigningKey extends PublicKey {
  sign(bytes: Buffer): Buffer;
}

const describeKey = (key: KeyObject): PublicKey => {
  const der = key.export({ type: "spki", format: "der" });
  return { id: createHash("sha256").update(der).digest("hex"), publicKey: der.toString("base64") };
};

/** A new private key, as PEM. */
export const createPrivateKeyPem = (): string =>
  generateKeyPairSync("ed25519").privateKey.export({ type: "pkcs8", format: "pem" }).toString();

/** @throws Error if the text is not a private ed25519 key. */
export const readSigningKey = (pem: string): SigningKey => {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== "ed25519") throw new Error("The key is not an ed25519 key");
  return { ...describeKey(createPublicKey(key)), sign: (bytes) => sign(null, bytes, key) };
};

/** Reads a private key from a file, or from the PEM itself, as CI pipelines provide it. @throws Error if it is none */
export const readKeySource = (source: string): SigningKey =>
  readSigningKey(source.includes("BEGIN PRIVATE KEY") ? source : readFileSync(source, "utf8"));

const importPublicKey = (publicKey: string): KeyObject => {
  const key = createPublicKey({ key: Buffer.from(publicKey, "base64"), type: "spki", format: "der" });
  if (key.asymmetricKeyType !== "ed25519") throw new Error("The key is not an ed25519 key");
  return key;
};

/** @throws Error if the text is not a public ed25519 key. */
export const readPublicKey = (publicKey: string): PublicKey => describeKey(importPublicKey(publicKey));

export const verifySignature = ({ publicKey }: PublicKey, bytes: Buffer, signature: Buffer): boolean => {
  try {
    return verify(null, bytes, importPublicKey(publicKey), signature);
  } catch {
    return false;
  }
};
