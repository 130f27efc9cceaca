import { REMOTE_ID_PATTERN } from "@promptfolio/contracts/remote";
import { type Static, Type } from "typebox";
import { Value } from "typebox/value";
import { VERSION_PATTERN } from "../registry/descriptor-schema";
import { parseEnvelope, payloadOf, signPayload, toJson } from "../registry/trust/envelope";
import type { SigningKey } from "../registry/trust/keys";

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

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Parses a token; undefined if it is malformed. The signature is not verified. */
export const readPreviewToken = (token: string) => {
  const envelope = parseEnvelope(parseJson(Buffer.from(token, "base64url").toString("utf8")));
  const preview = envelope && parseJson(payloadOf(envelope).toString("utf8"));
  return envelope && Value.Check(PreviewSchema, preview) ? { preview, envelope } : undefined;
};

export type SignedPreview = NonNullable<ReturnType<typeof readPreviewToken>>;
