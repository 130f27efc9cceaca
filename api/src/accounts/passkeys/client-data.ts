import { Type } from "typebox";
import { Value } from "typebox/value";

const ClientData = Type.Object({ challenge: Type.String({ maxLength: 200 }) });

/** The challenge that a browser claims to have signed; verified later with the signature. */
export const challengeOf = (clientDataJson: string): string | undefined => {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJson, "base64url").toString("utf8"));
    return Value.Check(ClientData, data) ? data.challenge : undefined;
  } catch {
    // Not JSON.
    return undefined;
  }
};
