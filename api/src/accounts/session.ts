import { sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { type Database, preparedRows } from "../database/database";
import { Problem, unauthenticated } from "../http/problem";
import type { Role, TokenClaims, Tokens } from "./tokens";

export interface Account extends TokenClaims {
  name: string;
  email: string;
  dailyLimit: number;
}

export interface Sessions {
  /** The claims of the request's token, unchecked against the database; undefined without a valid token. */
  claims(request: FastifyRequest): Promise<TokenClaims | undefined>;
  /** The account of the request's token; undefined if there is none or it was revoked. */
  account(request: FastifyRequest): Promise<Account | undefined>;
  /** @throws Problem 401 without a valid token, 403 with one of another role */
  require(request: FastifyRequest, role: Role): Promise<Account>;
  /** The account, or undefined for a guest. @throws Problem 401 for a token that isn't valid any more */
  optional(request: FastifyRequest): Promise<Account | undefined>;
}

const bearer = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w.-]{1,2000})$/.exec(request.headers.authorization ?? "")?.[1];

/** `last_active_at` is updated once in five minutes at most. */
const LAST_ACTIVE_PRECISION = sql`interval '5 minutes'`;

interface AccountRow {
  name: string;
  email: string;
  daily_limit: number;
  idle: boolean;
}

export const createSessions = (database: Database, tokens: Tokens): Sessions => {
  const claims = async (request: FastifyRequest) => {
    const token = bearer(request);
    return token === undefined ? undefined : tokens.read(token);
  };

  const account = async (request: FastifyRequest): Promise<Account | undefined> => {
    const claimed = await claims(request);
    if (!claimed) return undefined;
    const [found] = await preparedRows<AccountRow>(
      database,
      sql`SELECT name, email, daily_limit, last_active_at < now() - ${LAST_ACTIVE_PRECISION} AS idle FROM users
          WHERE id = ${claimed.userId} AND role = ${claimed.role} AND status = 'active'
            AND token_version = ${claimed.version}`,
    );
    if (!found) return undefined;
    if (found.idle) {
      await database.execute(sql`UPDATE users SET last_active_at = now() WHERE id = ${claimed.userId}`);
    }
    return { ...claimed, name: found.name, email: found.email, dailyLimit: found.daily_limit };
  };

  return {
    claims,
    account,
    async require(request, role) {
      const found = await account(request);
      if (!found) throw unauthenticated();
      if (found.role !== role) {
        const who = role === "admin" ? "administrators" : "registered users";
        throw new Problem(403, "forbidden", `This is for ${who} only.`);
      }
      return found;
    },
    async optional(request) {
      const found = await account(request);
      if (!found && request.headers.authorization !== undefined) throw unauthenticated();
      return found;
    },
  };
};
