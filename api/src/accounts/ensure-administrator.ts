import { OperatorError } from "@promptfolio/server/operator-error";
import type { ApiConfig } from "../config/config";
import type { Database } from "../database/database";
import { createPasswordCheck, hashPassword } from "./passwords";
import { findAccount, insertAccount } from "./queries";

const NO_EFFECT =
  "ADMIN_PASSWORD has no effect: the administrator of ADMIN_EMAIL exists already and keeps the password chosen since. " +
  "`npm run admin -- reset EMAIL` makes a link for a new one.";

/**
 * Creates the administrator of `ADMIN_EMAIL` unless the account exists.
 * @param onProgress called when `ADMIN_PASSWORD` isn't the account's password
 */
export const ensureAdministrator = async (
  config: ApiConfig,
  database: Database,
  onProgress: (line: string) => void,
): Promise<void> => {
  if (!config.administrator) return;
  const { email, password } = config.administrator;
  const existing = await findAccount(database, "admin", email);
  if (existing) {
    const check = await createPasswordCheck();
    if (!(await check(existing.passwordHash, password)).matches) onProgress(NO_EFFECT);
    return;
  }
  const created = await insertAccount(database, {
    role: "admin",
    name: "Administrator",
    email,
    passwordHash: await hashPassword(password),
  });
  // Another instance may have created it in the meantime.
  if (created || (await findAccount(database, "admin", email))) return;
  throw new OperatorError(`ADMIN_EMAIL ${email} belongs to a user's account; set another address.`);
};
