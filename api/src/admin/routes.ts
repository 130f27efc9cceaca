import {
  AdminProfile,
  Analytics,
  AnalyticsQuery,
  AuditItems,
  AuditList,
  AuditQuery,
} from "@promptfolio/contracts/api/admin";
import { Type } from "typebox";
import type { AccountServices } from "../accounts/account-services";
import { onlyAdministrators } from "../accounts/only-signed-in";
import { readAudit, readAuditItems } from "../audit/read-audit";
import type { Routes } from "../http/routes";
import { readAnalytics } from "./analytics";

const params = Type.Object({ id: Type.String({ pattern: "^\\d{1,15}$" }) });

export const adminRoutes: Routes<AccountServices> = async (app, { services }) => {
  const { database } = services;
  const adminOf = onlyAdministrators(app, services.authentication);

  app.get(
    "/admin/analytics",
    {
      schema: {
        summary: "Totals, categories by views, and the last days",
        tags: ["Analytics"],
        querystring: AnalyticsQuery,
        response: { 200: Analytics },
      },
    },
    ({ query }) => readAnalytics(database, query.days),
  );

  // Lets other servers, which have no accounts, check an administrator's token.
  app.get(
    "/admin/session",
    {
      schema: {
        summary: "The administrator that the token belongs to",
        tags: ["Accounts"],
        response: { 200: AdminProfile },
      },
    },
    async (request): Promise<AdminProfile> => {
      const { name, email } = adminOf(request);
      return { name, email };
    },
  );

  app.get(
    "/admin/audit",
    {
      schema: {
        summary: "What administrators changed, newest first",
        tags: ["Audit"],
        querystring: AuditQuery,
        response: { 200: AuditList },
      },
    },
    (request) => readAudit(database, request.query),
  );

  app.get(
    "/admin/audit/:id/items",
    { schema: { summary: "The images of an entry", tags: ["Audit"], params, response: { 200: AuditItems } } },
    async (request) => ({ items: await readAuditItems(database, request.params.id) }),
  );
};
