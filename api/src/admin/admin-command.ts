import { OperatorError } from "@promptfolio/server/operator-error";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import { createAccountToken } from "../accounts/account-tokens";
import { resetUrl } from "../accounts/messages";
import { deleteRecoveryCodes } from "../accounts/passkeys/recovery-codes";
import { findAccount } from "../accounts/queries";
import { recordAudit } from "../audit/audit";
import type { ApiConfig } from "../config/config";
import type { Database } from "../database/database";
import { openDatabase } from "../database/open-database";
import { passkeys } from "../database/schema";
import { Problem } from "../http/problem";
import { findUnusedFiles } from "../images/file-deletions";
import { openMediaStore } from "../media/library";
import { listAdministrators, setAdministratorStatus } from "./administrators";

const USAGE = "Usage: npm run admin -- list | reset EMAIL | deactivate EMAIL | unused-files";
const OPERATOR = { email: "operator" };

const findAdministrator = async (database: Database, email: string) => {
  const found = await findAccount(database, "admin", email);
  if (!found) throw new OperatorError(`No administrator has the email ${email}.`);
  return found;
};

/** The dependencies of the commands. */
interface Context {
  config: ApiConfig;
  database: Database;
}

const list = async (context: Context): Promise<string> => {
  const all = await listAdministrators(context);
  if (all.length === 0)
    return "There is no administrator. ADMIN_EMAIL and ADMIN_PASSWORD create one at the next start.";
  return all
    .map(({ email, status, passkeys: count, lastActive }) =>
      [
        email,
        status,
        `${count} ${count === 1 ? "passkey" : "passkeys"}`,
        `last active ${lastActive.toISOString()}`,
      ].join("  "),
    )
    .join("\n");
};

/** For an administrator who has lost the password, or every passkey. */
const reset = async ({ config, database }: Context, email: string): Promise<string> => {
  const origin = config.siteOrigin ?? `http://localhost:${config.port}`;
  const { id } = await findAdministrator(database, email);
  return database.transaction(async (transaction) => {
    const removed = await transaction
      .delete(passkeys)
      .where(eq(passkeys.userId, id))
      .returning({ id: passkeys.id });
    await deleteRecoveryCodes(transaction, id);
    const { token } = await createAccountToken(transaction, { userId: id, purpose: "reset" });
    await recordAudit(transaction, OPERATOR, {
      action: "admin.reset",
      subject: id,
      detail: `made a link for a new password, passkeys: ${removed.length} to 0`,
    });
    return `${resetUrl(origin, token)}\nThis link works once, within an hour. ${removed.length} passkeys were removed.`;
  });
};

const deactivate = async (context: Context, email: string): Promise<string> => {
  const { id } = await findAdministrator(context.database, email);
  try {
    await setAdministratorStatus(context, OPERATOR, id, false);
  } catch (error) {
    throw error instanceof Problem ? new OperatorError(error.detail, { cause: error }) : error;
  }
  return `${email} is deactivated and signed out.`;
};

/** Only listed: a database that was restored, or another site's, doesn't know of all files in a bucket. */
const unusedFiles = async ({ config, database }: Context): Promise<string> => {
  const files = await findUnusedFiles(database, openMediaStore(config), new Date());
  return [...files, `${files.length} originals belong to no image.`].join("\n");
};

type Command = (context: Context) => Promise<string>;

/** @throws OperatorError unless the command is one of `USAGE` */
const parse = ([verb, email, ...others]: readonly string[]): Command => {
  if (verb === "list" && email === undefined) return list;
  if (verb === "unused-files" && email === undefined) return unusedFiles;
  if (email !== undefined && others.length === 0) {
    if (verb === "reset") return (context) => reset(context, email);
    if (verb === "deactivate") return (context) => deactivate(context, email);
  }
  throw new OperatorError(USAGE);
};

/** `npm run admin`, for the operator on the server's machine. With the embedded database the server must be stopped. */
export const runAdminCommand = async (config: ApiConfig, args: readonly string[]): Promise<string> => {
  const command = parse(args);
  const { database, close } = await openDatabase(config, { log: pino({ level: "error" }) }, () => {});
  try {
    return await command({ config, database });
  } finally {
    await close();
  }
};
