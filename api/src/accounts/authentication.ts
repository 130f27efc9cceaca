import { sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { type Database, preparedRows } from "../database/database";
import { Problem, unauthenticated } from "../http/problem";
import type { AccountCache, LiveSession } from "./account-cache";
import { ADMIN_IDLE_MINUTES } from "./sessions";
import type { Account, Role, TokenClaims, Tokens } from "./tokens";

const bearer = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w.-]{1,2000})$/.exec(request.headers.authorization ?? "")?.[1];

const MINUTE_MS = 60_000;
/** How old `last_seen_at` may become before a request updates it. */
const SEEN_PRECISION_MS: Readonly<Record<Role, number>> = { user: 5 * MINUTE_MS, admin: MINUTE_MS };

const readSession = async (database: Database, claims: TokenClaims): Promise<LiveSession | undefined> => {
  const { userId, role, sessionId } = claims;
  const [found] = await preparedRows<{ name: string; email: string; age: number }>(
    database,
    sql`SELECT u.name, u.email, (extract(epoch FROM now() - s.last_seen_at) * 1000)::double precision AS age
        FROM sessions s JOIN users u ON u.id = s.user_id
        WHERE s.id = ${sessionId} AND u.id = ${userId} AND u.role = ${role} AND u.status = 'active'
          AND s.expires_at > now()
          AND (u.role = 'user' OR s.last_seen_at > now() - ${ADMIN_IDLE_MINUTES}::integer * interval '1 minute')`,
  );
  if (!found) return undefined;
  return {
    account: { ...claims, name: found.name, email: found.email },
    seenAt: Date.now() - found.age,
  };
};

const recordUse = async (database: Database, session: LiveSession): Promise<void> => {
  session.seenAt = Date.now();
  await database.execute(
    sql`WITH used AS (UPDATE sessions SET last_seen_at = now() WHERE id = ${session.account.sessionId} RETURNING user_id)
        UPDATE users SET last_active_at = now() FROM used WHERE users.id = used.user_id`,
  );
};

export const createAuthentication = (database: Database, tokens: Tokens, cache: AccountCache) => {
  const known = new WeakMap<FastifyRequest, Account>();

  /** The claims of the request's token, unchecked against the database; undefined without a valid token. */
  const claims = async (request: FastifyRequest) => {
    const token = bearer(request);
    return token === undefined ? undefined : tokens.read(token);
  };

  const liveSession = async (claimed: TokenClaims): Promise<LiveSession | undefined> => {
    const cached = cache.get(claimed.sessionId);
    // An administrator who is idle on this instance may be active on another one.
    if (cached && Date.now() - cached.seenAt < SEEN_PRECISION_MS[claimed.role]) return cached;
    return cache.load(claimed.sessionId, () => readSession(database, claimed));
  };

  /** The account of the request's token; undefined if there is none or its session has ended. */
  const account = async (request: FastifyRequest): Promise<Account | undefined> => {
    const claimed = await claims(request);
    const session = claimed && (await liveSession(claimed));
    if (!session) return undefined;
    if (Date.now() - session.seenAt >= SEEN_PRECISION_MS[session.account.role]) {
      await recordUse(database, session);
    }
    known.set(request, session.account);
    return session.account;
  };

  return {
    claims,
    account,
    /** The account that an earlier call of `account` found for this request. */
    known: (request: FastifyRequest) => known.get(request),
    /** @throws Problem 401 without a valid token, 403 with one of another role than the given one */
    async require(request: FastifyRequest, role?: Role): Promise<Account> {
      const found = await account(request);
      if (!found) throw unauthenticated();
      if (role !== undefined && found.role !== role) {
        const allowed = role === "admin" ? "administrators" : "registered users";
        throw new Problem(403, "forbidden", `This is for ${allowed} only.`);
      }
      return found;
    },
    /** The account, or undefined for a guest. @throws Problem 401 for a token that isn't valid any more */
    async optional(request: FastifyRequest): Promise<Account | undefined> {
      const found = await account(request);
      if (!found && request.headers.authorization !== undefined) throw unauthenticated();
      return found;
    },
  };
};
export type Authentication = ReturnType<typeof createAuthentication>;
