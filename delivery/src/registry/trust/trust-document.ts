import { REMOTE_ID_PATTERN } from "@promptfolio/contracts/remote";
import { type Static, Type } from "typebox";
import { Value } from "typebox/value";
import { readPublicKey } from "./keys";

/**
 * What a key may do with a remote. `unverified`: also promote a release that was not verified with the live ones.
 * `isolate`: decide whether it runs in a frame, which is for operators.
 */
export const RIGHTS = [
  "publish",
  "promote",
  "canary",
  "rollback",
  "freeze",
  "unverified",
  "isolate",
] as const;
export type Right = (typeof RIGHTS)[number];

/** Means all remotes, including the shell. */
export const ALL_REMOTES = "*";

const moment = Type.String({ pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$" });

const TrustedKeySchema = Type.Object({
  id: Type.String({ pattern: "^[0-9a-f]{64}$" }),
  /** The key's name in the audit log. */
  name: Type.String({ pattern: "^[\\w. @-]{1,60}$" }),
  publicKey: Type.String(),
  expires: moment,
});

const TeamKeySchema = Type.Intersect([
  TrustedKeySchema,
  Type.Object({
    rights: Type.Record(
      Type.String({ pattern: `^\\*$|${REMOTE_ID_PATTERN}` }),
      Type.Array(Type.Enum([...RIGHTS]), { minItems: 1 }),
    ),
  }),
]);

const TrustSchema = Type.Object({
  format: Type.Literal(1),
  version: Type.Integer({ minimum: 1 }),
  issuedAt: moment,
  expires: moment,
  roots: Type.Object({
    threshold: Type.Integer({ minimum: 1 }),
    keys: Type.Array(TrustedKeySchema, { minItems: 1 }),
  }),
  keys: Type.Array(TeamKeySchema),
  /** Keys without rights: the audit log still shows their names for what they signed earlier. */
  retired: Type.Array(TrustedKeySchema),
});

export type TrustedKey = Static<typeof TrustedKeySchema>;
export type TeamKey = Static<typeof TeamKeySchema>;
/** Who may do what with which remotes. Signed by root keys, which sign nothing else but repairs. */
export type TrustDocument = Static<typeof TrustSchema>;

/** A document, signature or state that can't be trusted; the message gives the reason, in a sentence. */
export class TrustError extends Error {
  override readonly name = "TrustError";
}

/** @throws Error that says what is wrong, if the bytes are not a trust document. */
export const parseTrust = (payload: Buffer): TrustDocument => {
  const document = Value.Parse(TrustSchema, JSON.parse(payload.toString("utf8")));
  const { roots, keys, retired } = document;
  const all = [...roots.keys, ...keys, ...retired];
  for (const { id, name, publicKey } of all)
    if (readPublicKey(publicKey).id !== id) throw new TrustError(`The key ${name} has another key's id.`);
  if (new Set(all.map(({ id }) => id)).size < all.length)
    throw new TrustError("The trust document lists a key twice.");
  if (new Set([...roots.keys, ...keys].map(({ name }) => name)).size < roots.keys.length + keys.length)
    throw new TrustError("Two keys in the trust document have the same name.");
  if (roots.threshold > roots.keys.length)
    throw new TrustError(`${roots.threshold} root keys have to sign, and there are ${roots.keys.length}.`);
  return document;
};

export const hasRight = ({ rights }: TeamKey, id: string, right: Right): boolean =>
  [rights[id], rights[ALL_REMOTES]].some((granted) => granted?.includes(right));
