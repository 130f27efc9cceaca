import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import { type Static, Type } from "typebox";
import { Value } from "typebox/value";
import { createPrivateKeyPem, readSigningKey, type SigningKey } from "../registry/trust/keys";

/** The key that signs links if nothing else is signed: anyone with access to such a store can act as any team. */
const KEY = "previews/key.pem";

const revocationKey = (remote: string): string => `previews/revoked/${remote}.json`;

const RevocationSchema = Type.Object({ before: Type.String(), by: Type.Optional(Type.String()) });

/** Revokes the previews of a remote that were issued before a moment. */
export type Revocation = Static<typeof RevocationSchema>;

export const readPreviewKey = async (objects: ObjectStore): Promise<SigningKey | undefined> => {
  const pem = await objects.read(KEY);
  return pem && readSigningKey(pem.toString("utf8"));
};

export const openPreviewKey = async (objects: ObjectStore): Promise<SigningKey> => {
  const known = await readPreviewKey(objects);
  if (known) return known;
  await objects.create(KEY, Buffer.from(createPrivateKeyPem()));
  return (await readPreviewKey(objects)) ?? openPreviewKey(objects);
};

/** Revokes all previews of a remote that were issued so far. */
export const revokePreviews = (objects: ObjectStore, remote: string, now: Date, by: string): Promise<void> =>
  objects.write(revocationKey(remote), Buffer.from(JSON.stringify({ before: now.toISOString(), by })));

/** Undefined: no preview of the remote was ever revoked. */
export const readRevocation = async (
  objects: ObjectStore,
  remote: string,
): Promise<Revocation | undefined> => {
  const bytes = await objects.read(revocationKey(remote));
  return bytes && Value.Parse(RevocationSchema, JSON.parse(bytes.toString("utf8")));
};
