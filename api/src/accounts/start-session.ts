import type { AdminSession, UserSession } from "@promptfolio/contracts/api/accounts";
import { and, eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { Transaction } from "../database/database";
import { users } from "../database/schema";
import { unauthenticated } from "../http/problem";
import type { Viewer } from "../viewer/viewer";
import type { AccountServices } from "./account-services";
import { browserName } from "./browser-name";
import { notify } from "./notify";
import { presentUserSession } from "./present-session";
import { type AccountRecord, rememberGuest } from "./queries";
import { logSecurity } from "./security-log";
import { insertSession } from "./sessions";
import type { Role } from "./tokens";

/** Starts a session in the request's browser. @returns its access token */
export const startSession = async (
  { config, tokens }: Pick<AccountServices, "config" | "tokens">,
  database: Transaction,
  { id: userId, role }: { id: string; role: Role },
  request: FastifyRequest,
): Promise<string> => {
  const browser = browserName(request.headers["user-agent"]);
  const sessionId = await insertSession(database, { userId, browser, hours: config.tokenHours[role] });
  return tokens.issue({ userId, role, sessionId });
};

/** Locks the account, unless its password or status has changed since it was read. */
const isUnchanged = async (
  transaction: Transaction,
  { id, passwordHash }: AccountRecord,
): Promise<boolean> => {
  const found = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash), eq(users.status, "active")))
    .for("share");
  return found.length > 0;
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
    if (!(await isUnchanged(transaction, account))) throw unauthenticated("Incorrect email or password");
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
