import { AdministratorList, UserStatusUpdate, UserStatusUpdated } from "@promptfolio/contracts/api/admin";
import { and, asc, count, eq } from "drizzle-orm";
import { Type } from "typebox";
import type { AccountServices } from "../accounts/account-services";
import { onlyAdministrators } from "../accounts/only-signed-in";
import { endSessions } from "../accounts/sessions";
import { describeChange, recordAudit } from "../audit/audit";
import type { ApiConfig } from "../config/config";
import type { Database, Queryable, Transaction } from "../database/database";
import { passkeys, users } from "../database/schema";
import { allowsDemoAccounts } from "../demo/demo-access";
import { notFound, Problem } from "../http/problem";
import { describeRoutes, type Routes } from "../http/routes";

/** SQL condition: an administrator that isn't a closed demo account. */
const isAdministrator = (config: ApiConfig) =>
  and(eq(users.role, "admin"), allowsDemoAccounts(config) ? undefined : eq(users.demo, false));

export const listAdministrators = ({ config, database }: { config: ApiConfig; database: Queryable }) =>
  database
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      status: users.status,
      joinDate: users.joinedAt,
      lastActive: users.lastActiveAt,
      passkeys: count(passkeys.id),
    })
    .from(users)
    .leftJoin(passkeys, eq(passkeys.userId, users.id))
    .where(isAdministrator(config))
    .groupBy(users.id)
    .orderBy(asc(users.joinedAt), asc(users.id));

/**
 * Activates or deactivates an account; deactivation ends all sessions.
 * @param actor the administrator who makes the change, for the audit log
 */
export const setStatus = async (
  transaction: Transaction,
  actor: { email: string },
  { id, ...before }: Pick<typeof users.$inferSelect, "id" | "role" | "status">,
  isActive: boolean,
): Promise<void> => {
  const status = isActive ? "active" : "inactive";
  await transaction.update(users).set({ status }).where(eq(users.id, id));
  if (!isActive) await endSessions(transaction, id);
  await recordAudit(transaction, actor, {
    action: `${before.role}.status`,
    subject: id,
    detail: describeChange(before, { status }, ["status"]),
  });
};

/** Like `setStatus`, for an administrator. @throws Problem 404, 409 for the last active one */
export const setAdministratorStatus = (
  { config, database }: { config: ApiConfig; database: Database },
  actor: { email: string },
  id: string,
  isActive: boolean,
): Promise<void> =>
  database.transaction(async (transaction) => {
    // Locks all of them: two administrators who deactivate each other at the same time must not both succeed.
    const all = await transaction
      .select({ id: users.id, role: users.role, status: users.status })
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
    await setStatus(transaction, actor, before, isActive);
  });

const params = Type.Object({ id: Type.String({ pattern: "^[a-z0-9]{20,40}$" }) });

export const administratorRoutes: Routes<AccountServices> = async (app, { services }) => {
  describeRoutes(app, { tags: ["Administrators"] });
  const { accounts } = services;
  const adminOf = onlyAdministrators(app, services.authentication);

  app.get(
    "/admin/administrators",
    { schema: { summary: "All administrators", response: { 200: AdministratorList } } },
    async (request) => {
      const { userId } = adminOf(request);
      const found = await listAdministrators(services);
      return { administrators: found.map((other) => ({ ...other, current: other.id === userId })) };
    },
  );

  app.put(
    "/admin/administrators/:id/status",
    {
      schema: {
        summary: "Activate or deactivate an administrator, at once; never the last active one",
        params,
        body: UserStatusUpdate,
        response: { 200: UserStatusUpdated },
      },
    },
    async (request): Promise<UserStatusUpdated> => {
      const { id } = request.params;
      const isActive = request.body.is_active;
      await setAdministratorStatus(services, adminOf(request), id, isActive);
      accounts.forget(id);
      const verb = isActive ? "activated" : "deactivated";
      return { message: `The administrator has been ${verb}.` };
    },
  );
};
