import type { Administrator } from "@promptfolio/contracts/api/admin";
import { and, asc, count, eq } from "drizzle-orm";
import { endSessions } from "../accounts/sessions";
import { recordAudit } from "../audit/audit";
import { describeChange } from "../audit/describe-change";
import type { ApiConfig } from "../config/config";
import type { Database, Queryable } from "../database/database";
import { passkeys, users } from "../database/schema";
import { allowsDemoAccounts } from "../demo/demo-access";
import { notFound, Problem } from "../http/problem";

/** SQL condition: an administrator that isn't a closed demo account. */
const isAdministrator = (config: ApiConfig) =>
  and(eq(users.role, "admin"), allowsDemoAccounts(config) ? undefined : eq(users.demo, false));

/** @param currentId the administrator who made the request */
export const listAdministrators = async (
  { config, database }: { config: ApiConfig; database: Queryable },
  currentId: string | undefined,
): Promise<Administrator[]> => {
  const found = await database
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      status: users.status,
      joinedAt: users.joinedAt,
      lastActiveAt: users.lastActiveAt,
      passkeys: count(passkeys.id),
    })
    .from(users)
    .leftJoin(passkeys, eq(passkeys.userId, users.id))
    .where(isAdministrator(config))
    .groupBy(users.id)
    .orderBy(asc(users.joinedAt), asc(users.id));
  return found.map(({ joinedAt, lastActiveAt, ...administrator }) => ({
    ...administrator,
    joinDate: joinedAt.toISOString(),
    lastActive: lastActiveAt.toISOString(),
    current: administrator.id === currentId,
  }));
};

/**
 * Activates or deactivates an administrator; deactivation ends all sessions.
 * @param actor the administrator who makes the change, for the audit log
 * @throws Problem 404, 409 for the last active one
 */
export const setAdministratorStatus = (
  { config, database }: { config: ApiConfig; database: Database },
  actor: { email: string },
  id: string,
  isActive: boolean,
): Promise<void> =>
  database.transaction(async (transaction) => {
    // Locks all of them: two administrators who deactivate each other at the same time must not both succeed.
    const all = await transaction
      .select({ id: users.id, status: users.status })
      .from(users)
      .where(isAdministrator(config))
      .orderBy(asc(users.id))
      .for("update");
    const before = all.find((administrator) => administrator.id === id);
    if (!before) throw notFound("Administrator not found");
    if (!isActive && !all.some((other) => other.id !== id && other.status === "active")) {
      throw new Problem(
        409,
        "last-administrator",
        "This is the last active administrator. Activate or create another one first.",
      );
    }
    const status = isActive ? "active" : "inactive";
    await transaction
      .update(users)
      .set({ status })
      .where(and(eq(users.id, id), eq(users.role, "admin")));
    if (!isActive) await endSessions(transaction, id);
    await recordAudit(transaction, actor, {
      action: "admin.status",
      subject: id,
      detail: describeChange(before, { status }, ["status"]),
    });
  });
