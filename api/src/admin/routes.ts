import { Analytics, AuditList, AuditQuery } from "@promptfolio/contracts/api/admin";
import type { FastifyPluginAsync } from "fastify";
import type { AccountServices } from "../accounts/account-services";
import { ADMIN_SECURITY, onlyAdministrators } from "../accounts/only-administrators";
import { readAudit } from "../audit/read-audit";
import { readAnalytics } from "./analytics";

const security = ADMIN_SECURITY;

export const adminRoutes: FastifyPluginAsync<{ services: AccountServices }> = async (app, { services }) => {
  const { database } = services;
  onlyAdministrators(app, services.authentication);

  app.get(
    "/admin/analytics",
    {
      schema: {
        summary: "Totals, categories by views, and the last 30 days",
        tags: ["Analytics"],
        security,
        response: { 200: Analytics },
      },
    },
    () => readAnalytics(database),
  );

  app.get<{ Querystring: AuditQuery }>(
    "/admin/audit",
    {
      schema: {
        summary: "What administrators changed, newest first",
        tags: ["Audit"],
        security,
        querystring: AuditQuery,
        response: { 200: AuditList },
      },
    },
    (request) => readAudit(database, request.query),
  );
};
