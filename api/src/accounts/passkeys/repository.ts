import { and, asc, eq } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { passkeys, users } from "../../database/schema";

export const listPasskeys = (database: Queryable, userId: string) => {
  const { id, name, createdAt, lastUsedAt } = passkeys;
  return database
    .select({ id, name, createdAt, lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(createdAt));
};

/** A passkey with its account. */
export const findPasskey = async (database: Queryable, id: string) => {
  const [found] = await database
    .select({ passkey: passkeys, account: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.id, id));
  return found;
};

export const deletePasskey = async (database: Queryable, userId: string, id: string): Promise<void> => {
  await database.delete(passkeys).where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)));
};
