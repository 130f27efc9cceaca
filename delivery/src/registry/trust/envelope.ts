import { createHash } from "node:crypto";
import { type Static, type TSchema, Type } from "typebox";
import { Value } from "typebox/value";
import { type PublicKey, type SigningKey, verifySignature } from "./keys";

const EnvelopeSchema = Type.Object({
  payloadType: Type.String(),
  /** In base64. */
  payload: Type.String(),
  signatures: Type.Array(Type.Object({ keyid: Type.String(), sig: Type.String() }), { maxItems: 32 }),
});

/** A signed document by DSSE (https://github.com/secure-systems-lab/dsse): the signatures cover the exact bytes. */
export type Envelope = Static<typeof EnvelopeSchema>;

/** The bytes that are signed. They include the type, so that a document can't pass for one of another kind. */
const preAuthEncoding = (type: string, payload: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`DSSEv1 ${Buffer.byteLength(type)} ${type} ${payload.length} `), payload]);

export const signPayload = (payloadType: string, payload: Buffer, keys: readonly SigningKey[]): Envelope => ({
  payloadType,
  payload: payload.toString("base64"),
  signatures: keys.map(({ id, sign }) => ({
    keyid: id,
    sig: sign(preAuthEncoding(payloadType, payload)).toString("base64"),
  })),
});

/** Adds this key's signature, replacing an earlier one. */
export const addSignature = (envelope: Envelope, key: SigningKey): Envelope => {
  const [added] = signPayload(envelope.payloadType, payloadOf(envelope), [key]).signatures;
  const others = envelope.signatures.filter(({ keyid }) => keyid !== key.id);
  return { ...envelope, signatures: added ? [...others, added] : others };
};

export const payloadOf = ({ payload }: Envelope): Buffer => Buffer.from(payload, "base64");

/** Parses an envelope; undefined if the JSON is something else, such as an unsigned document. */
export const parseEnvelope = (parsed: unknown): Envelope | undefined =>
  Value.Check(EnvelopeSchema, parsed) ? parsed : undefined;

/** A stored document, without verification: its payload, and the envelope if it is signed. */
export const openDocument = (bytes: Buffer): { payload: Buffer; envelope: Envelope | undefined } => {
  const envelope = parseEnvelope(JSON.parse(bytes.toString("utf8")));
  return { payload: envelope ? payloadOf(envelope) : bytes, envelope };
};

export const contentsOf = (bytes: Buffer): Buffer => openDocument(bytes).payload;

/** A signed value in base64, such as a header's; undefined if the text is none. Its signature is not verified. */
export const readToken = <Schema extends TSchema>(
  text: string,
  schema: Schema,
): { value: Static<Schema>; envelope: Envelope } | undefined => {
  try {
    const { payload, envelope } = openDocument(Buffer.from(text, "base64"));
    const value: unknown = JSON.parse(payload.toString("utf8"));
    return envelope && Value.Check(schema, value) ? { value, envelope } : undefined;
  } catch {
    return undefined;
  }
};

/** The keys that have a valid signature in the envelope, each once. */
export const signersOf = <Key extends PublicKey>(
  envelope: Envelope,
  payloadType: string,
  keys: readonly Key[],
): Key[] => {
  if (envelope.payloadType !== payloadType) return [];
  const signed = preAuthEncoding(payloadType, payloadOf(envelope));
  return keys.filter((key) =>
    envelope.signatures.some(
      ({ keyid, sig }) => keyid === key.id && verifySignature(key, signed, Buffer.from(sig, "base64")),
    ),
  );
};

/** A hash that identifies bytes: `sha256-…`. */
export const hashOf = (bytes: Buffer): string =>
  `sha256-${createHash("sha256").update(bytes).digest("base64")}`;

export const toJson = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
