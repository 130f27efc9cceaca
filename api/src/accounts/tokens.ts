import { jwtVerify, SignJWT } from "jose";
import { type Static, Type } from "typebox";
import { Value } from "typebox/value";
import type { KeyRing } from "../keys";

const ISSUER = "promptfolio";

const Claims = Type.Object({
  sub: Type.String(),
  role: Type.Union([Type.Literal("user"), Type.Literal("admin")]),
  sid: Type.String(),
});
export type Role = Static<typeof Claims>["role"];

/** What a token claims; the database knows whether the session still exists. */
export interface TokenClaims {
  userId: string;
  role: Role;
  sessionId: string;
}

export interface Tokens {
  issue(claims: TokenClaims): Promise<string>;
  /** Undefined unless the token is ours and unexpired. */
  read(token: string): Promise<TokenClaims | undefined>;
}

export const createTokens = (ring: KeyRing, hours: Readonly<Record<Role, number>>): Tokens => ({
  issue: ({ userId, role, sessionId }) =>
    new SignJWT({ role, sid: sessionId })
      .setProtectedHeader({ alg: "HS256" })
      .setSubject(userId)
      .setIssuer(ISSUER)
      .setIssuedAt()
      .setExpirationTime(`${hours[role]}h`)
      .sign(ring.current.token),
  async read(token) {
    for (const keys of ring.accepted) {
      try {
        const { payload } = await jwtVerify(token, keys.token, { issuer: ISSUER, algorithms: ["HS256"] });
        if (!Value.Check(Claims, payload)) return undefined;
        return { userId: payload.sub, role: payload.role, sessionId: payload.sid };
      } catch {
        // Not valid with this key: try the next one.
      }
    }
    return undefined;
  },
});
