import { ResetLink } from "@promptfolio/contracts/api/accounts";
import {
  AdminUserList,
  AdminUserQuery,
  UserStatusUpdate,
  UserStatusUpdated,
} from "@promptfolio/contracts/api/admin";
import { Type } from "typebox";
import type { AccountServices } from "../accounts/account-services";
import { createAccountToken } from "../accounts/account-tokens";
import { resetUrl } from "../accounts/messages";
import { onlyAdministrators } from "../accounts/only-signed-in";
import { logSecurity } from "../accounts/security-log";
import { recordAudit, recordDeletion } from "../audit/audit";
import { deleteForNow } from "../database/deletions";
import { notFound } from "../http/problem";
import { describeRoutes, type Routes } from "../http/routes";
import { setStatus } from "./administrators";
import { listUsers, lockUser } from "./users";

const params = Type.Object({ id: Type.String({ pattern: "^[a-z0-9]{20,40}$" }) });

export const userRoutes: Routes<AccountServices> = async (app, { services }) => {
  describeRoutes(app, { tags: ["Users"] });
  const { database } = services;
  const adminOf = onlyAdministrators(app, services.authentication);

  app.get(
    "/admin/users",
    {
      schema: {
        summary: "Users, a page at a time",
        querystring: AdminUserQuery,
        response: { 200: AdminUserList },
      },
    },
    (request) => listUsers(database, request.query),
  );

  app.put(
    "/admin/users/:id/status",
    {
      schema: {
        summary: "Activate or deactivate a user, at once",
        params,
        body: UserStatusUpdate,
        response: { 200: UserStatusUpdated },
      },
    },
    async (request): Promise<UserStatusUpdated> => {
      const { id } = request.params;
      const isActive = request.body.is_active;
      const verb = isActive ? "activated" : "deactivated";
      await database.transaction(async (transaction) => {
        const user = await lockUser(transaction, id);
        await setStatus(transaction, adminOf(request), user, isActive);
      });
      services.accounts.forget(id);
      return { message: `User has been ${verb} successfully.` };
    },
  );

  app.post(
    "/admin/users/:id/reset-link",
    {
      schema: {
        summary: "Make a link by which a user chooses a new password, for where there is no mail",
        params,
        response: { 200: ResetLink },
      },
    },
    async (request): Promise<ResetLink> => {
      const { id } = request.params;
      const origin = services.config.siteOrigin ?? `${request.protocol}://${request.host}`;
      const { token, expiresAt } = await database.transaction(async (transaction) => {
        await lockUser(transaction, id);
        await recordAudit(transaction, adminOf(request), {
          action: "user.reset-link",
          subject: id,
          detail: "made a link for a new password",
        });
        return createAccountToken(transaction, { userId: id, purpose: "reset" });
      });
      logSecurity(services, request, "reset-link-created", { subject: id });
      return { url: resetUrl(origin, token), expiresAt: expiresAt.toISOString() };
    },
  );

  app.delete(
    "/admin/users/:id",
    { schema: { summary: "Delete a user, restorable for 30 days", params, response: { 204: Type.Null() } } },
    async (request, reply) => {
      const { id } = request.params;
      await database.transaction(async (transaction) => {
        const actor = adminOf(request);
        const deleted = await deleteForNow(transaction, "user", [id], { batch: id, actor });
        if (deleted.length === 0) throw notFound("User not found");
        await recordDeletion(transaction, actor, "delete", "user", deleted);
      });
      services.accounts.forget(id);
      return reply.code(204).send();
    },
  );
};
