import type { AdminSession, UserSession } from "@promptfolio/contracts/api/accounts";
import { and, eq, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { newId } from "../config/ids";
import type { Transaction } from "../database/database";
import { sessions, users } from "../database/schema";
import { unauthenticated } from "../http/problem";
import { adoptGuestReveals, readAllowance } from "../viewer/allowance";
import type { Viewer } from "../viewer/viewer";
import type { AccountServices } from "./account-services";
import { browserName } from "./browser-name";
import { notify } from "./messages";
import { type AccountRecord, rememberGuest } from "./queries";
import { logSecurity } from "./security-log";
import type { Role } from "./tokens";

/** Starts a session in the request's browser. @returns its access token */
export const startSession = async (
  { config, tokens }: Pick<AccountServices, "config" | "tokens">,
  database: Transaction,
  { id: userId, role }: { id: string; role: Role },
  request: FastifyRequest,
): Promise<string> => {
  const id = newId();
  const browser = browserName(request.headers["user-agent"]);
  const expiresAt = sql`now() + ${config.tokenHours[role]} * interval '1 hour'`;
  await database.insert(sessions).values({ id, userId, browser, expiresAt });
  return tokens.issue({ userId, role, sessionId: id });
};

/** A new session as the API shows it. What the browser viewed today as a guest counts for the user from now on. */
export const presentUserSession = async (
  { database }: Pick<AccountServices, "database">,
  account: AccountRecord,
  viewer: Viewer,
  access_token: string,
): Promise<UserSession> => {
  await adoptGuestReveals(database, viewer, account.id);
  const { viewed } = await readAllowance(database, viewer, account.id);
  return {
    access_token,
    user_id: account.id,
    user: {
      email: account.email,
      name: account.name,
      daily_limit: account.dailyLimit,
      prompt_views_today: viewed.length,
    },
  };
};

/**
 * Signs in an account whose credentials were checked, and tells its owner if the browser is a new one.
 * @param details for the security log
 * @returns its new session
 * @throws Problem 401 if the password was changed in the meantime
 */
export const completeSignIn = async (
  services: AccountServices,
  request: FastifyRequest,
  account: AccountRecord,
  viewer: Viewer,
  details: { by?: "passkey" | "recovery-code" } = {},
): Promise<UserSession | AdminSession> => {
  const { token, isNewBrowser } = await services.database.transaction(async (transaction) => {
    // Locks the account, unless its password or status has changed since it was read.
    const unchanged = await transaction
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          eq(users.id, account.id),
          eq(users.passwordHash, account.passwordHash),
          eq(users.status, "active"),
        ),
      )
      .for("share");
    if (unchanged.length === 0) throw unauthenticated("Incorrect email or password");
    return {
      isNewBrowser: await rememberGuest(transaction, account.id, viewer.guestId),
      token: await startSession(services, transaction, account, request),
    };
  });
  logSecurity(services, request, "sign-in", { role: account.role, account: account.id, ...details });
  if (isNewBrowser) notify(services, request, account.email, "new-browser");
  if (account.role === "user") return presentUserSession(services, account, viewer, token);
  return { access_token: token, admin: { email: account.email, name: account.name } };
};
