import type { DemoCredentials } from "@promptfolio/contracts/api/accounts";
import { eq, inArray, sql } from "drizzle-orm";
import { hashPassword } from "../accounts/passwords";
import type { Database } from "../database/database";
import { accountTokens, sessions, users } from "../database/schema";

/** Published credentials: they are valid only while the demo's accounts are open. */
export const DEMO_CREDENTIALS = {
  admin: { email: "admin@promptfolio.example", password: "demo-admin-2024" },
  user: { email: "demo@promptfolio.example", password: "demo-user" },
} as const satisfies DemoCredentials;

export const NO_DEMO: DemoCredentials = { admin: null, user: null };

/** Gives the demo's accounts their published passwords. */
export const openDemoAccounts = async (database: Database): Promise<void> => {
  const { admin, user } = DEMO_CREDENTIALS;
  const [adminHash, userHash] = await Promise.all([
    hashPassword(admin.password),
    hashPassword(user.password),
  ]);
  const passwordHash = sql`CASE ${users.role} WHEN 'admin' THEN ${adminHash} ELSE ${userHash} END`;
  await database.update(users).set({ passwordHash }).where(eq(users.demo, true));
};

/** Closes the demo's accounts: their passwords become random, sessions and links end. */
export const closeDemoAccounts = async (database: Database): Promise<void> => {
  const passwordHash = await hashPassword(crypto.randomUUID());
  const demoUsers = database.select({ id: users.id }).from(users).where(eq(users.demo, true));
  await database.transaction(async (transaction) => {
    await transaction.update(users).set({ passwordHash }).where(eq(users.demo, true));
    await transaction.delete(sessions).where(inArray(sessions.userId, demoUsers));
    await transaction.delete(accountTokens).where(inArray(accountTokens.userId, demoUsers));
  });
};
