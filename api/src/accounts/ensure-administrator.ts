import { OperatorError } from "@promptfolio/server/operator-error";
import type { ApiConfig } from "../config";
import type { Database } from "../database/database";
import { hashPassword } from "./passwords";
import { findAccount, insertAccount } from "./queries";

/** Creates the administrator of `ADMIN_EMAIL` unless the account exists. */
export const ensureAdministrator = async (config: ApiConfig, database: Database): Promise<void> => {
  if (!config.administrator) return;
  const { email, password } = config.administrator;
  if (await findAccount(database, "admin", email)) return;
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
