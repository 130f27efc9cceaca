import type { PreviewRecord } from "@promptfolio/contracts/api/releases";
import { REMOTE_ID_PATTERN } from "@promptfolio/contracts/remote";
import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import { type Static, Type } from "typebox";
import { Value } from "typebox/value";
import { VERSION_PATTERN } from "../registry/descriptor-schema";
import { keysBefore, readLatest } from "../registry/object-log";
import { readToken, signPayload, toJson } from "../registry/trust/envelope";
import { createPrivateKeyPem, readSigningKey, type SigningKey } from "../registry/trust/keys";

export const PREVIEW_TYPE = "application/vnd.promptfolio.preview+json";

const moment = Type.String({ pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" });

export const PreviewSchema = Type.Object({
  remote: Type.String({ pattern: REMOTE_ID_PATTERN }),
  version: Type.String({ pattern: VERSION_PATTERN }),
  issuedAt: moment,
  expires: moment,
});

/** A published version that one browser may see before it is promoted. */
export type Preview = Static<typeof PreviewSchema>;

/** Signs a preview and encodes it for use in a link and a cookie. */
export const createPreviewToken = (preview: Preview, signers: readonly SigningKey[]): string =>
  Buffer.from(JSON.stringify(signPayload(PREVIEW_TYPE, toJson(preview), signers))).toString("base64url");

/** Parses a token; undefined if it is malformed. The signature is not verified. */
export const readPreviewToken = (token: string) => {
  const { value: preview, envelope } = readToken(token, PreviewSchema) ?? {};
  return preview && envelope && { preview, envelope };
};

export type SignedPreview = NonNullable<ReturnType<typeof readPreviewToken>>;

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

const LOG = "previews/log/";

const EntrySchema = Type.Object({ ...PreviewSchema.properties, by: Type.String() });

/** Keys sort by time. */
const keyOf = ({ issuedAt, remote, version }: Preview): string =>
  `${LOG}${issuedAt.replaceAll(/[:.]/g, "-")}-${remote}-${version}.json`;

/** The previews that administrators issued. The links are not in the log, as anyone with a link can use it. */
export const createPreviewLog = (objects: ObjectStore) => ({
  add: (preview: Preview, by: string): Promise<void> =>
    objects.write(keyOf(preview), Buffer.from(JSON.stringify({ ...preview, by }))),
  /** The latest, newest first. */
  recent: async (now: Date): Promise<PreviewRecord[]> => {
    const entries = await readLatest(objects, LOG, EntrySchema);
    const revocations = new Map<string, Revocation | undefined>();
    for (const { remote } of entries)
      if (!revocations.has(remote)) revocations.set(remote, await readRevocation(objects, remote));
    return entries.map((entry) => {
      const revocation = revocations.get(entry.remote);
      const isRevoked =
        revocation && entry.issuedAt <= revocation.before && revocation.before < entry.expires;
      const isOver = entry.expires <= now.toISOString();
      return {
        ...entry,
        state: isRevoked ? "revoked" : isOver ? "over" : "valid",
        revokedBy: isRevoked ? (revocation.by ?? null) : null,
      };
    });
  },
});

/** Keys of the log's entries that were written before a moment. */
export const previewsBefore = (objects: ObjectStore, moment: Date): Promise<string[]> =>
  keysBefore(objects, LOG, moment);
