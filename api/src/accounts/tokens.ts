import { jwtVerify, SignJWT } from "jose";
import { LRUCache } from "lru-cache";
import { type Static, Type } from "typebox";
import { Compile } from "typebox/compile";
import type { KeyRing } from "../config/keys";

const ISSUER = "promptfolio";

const Claims = Type.Object({
  sub: Type.String(),
  role: Type.Union([Type.Literal("user"), Type.Literal("admin")]),
  sid: Type.String(),
  exp: Type.Number(),
});
const compiledClaims = Compile(Claims);
export type Role = Static<typeof Claims>["role"];

/** The claims of a token; only the database shows whether the session still exists. */
export interface TokenClaims {
  userId: string;
  role: Role;
  sessionId: string;
}

/** The account of a request with a valid token. */
export interface Account extends TokenClaims {
  name: string;
  email: string;
}

/** About 3 MB. Verifying a signature takes a third of a signed-in request's time on the main thread. */
const MAX_VERIFIED = 5_000;

interface VerifiedToken {
  claims: TokenClaims;
  expiresAt: number;
}

const verify = async (token: string, ring: KeyRing): Promise<VerifiedToken | undefined> => {
  for (const keys of ring.accepted) {
    try {
      const { payload } = await jwtVerify(token, keys.token, { issuer: ISSUER, algorithms: ["HS256"] });
      if (!compiledClaims.Check(payload)) return undefined;
      const claims = { userId: payload.sub, role: payload.role, sessionId: payload.sid };
      return { claims, expiresAt: payload.exp * 1000 };
    } catch {
      // Not valid with this key: try the next one.
    }
  }
  return undefined;
};

export const createTokens = (
  ring: KeyRing,
  hours: Readonly<Record<Role, number>>,
  now: () => number = Date.now,
) => {
  const cached = new LRUCache<string, VerifiedToken>({ max: MAX_VERIFIED });
  return {
    issue: ({ userId, role, sessionId }: TokenClaims): Promise<string> =>
      new SignJWT({ role, sid: sessionId })
        .setProtectedHeader({ alg: "HS256" })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setIssuedAt()
        .setExpirationTime(`${hours[role]}h`)
        .sign(ring.current.token),
    /** Returns undefined unless the token is ours and unexpired. */
    async read(token: string): Promise<TokenClaims | undefined> {
      const known = cached.get(token);
      if (known) return now() < known.expiresAt ? known.claims : undefined;
      const verified = await verify(token, ring);
      if (verified) cached.set(token, verified);
      return verified?.claims;
    },
  };
};
export type Tokens = ReturnType<typeof createTokens>;
