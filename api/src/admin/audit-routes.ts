import { AuditFilter, AuditItems, AuditList, AuditQuery } from "@promptfolio/contracts/api/admin";
import { Type } from "typebox";
import type { AccountServices } from "../accounts/account-services";
import { onlyAdministrators } from "../accounts/only-signed-in";
import { recordAudit } from "../audit/audit";
import { allAuditEntries, readAudit, readAuditItems } from "../audit/read-audit";
import { describeRoutes, type Routes } from "../http/routes";
import { addExport } from "./export-file";

const params = Type.Object({ id: Type.String({ pattern: "^\\d{1,15}$" }) });

const COLUMNS = {
  time_utc: "at",
  administrator: "actor",
  action: "action",
  subject: "subject",
  name: "name",
  change: "detail",
} as const;

export const auditRoutes: Routes<AccountServices> = async (app, { services }) => {
  describeRoutes(app, { tags: ["Audit"] });
  const { database } = services;
  const adminOf = onlyAdministrators(app, services.authentication);

  app.get(
    "/admin/audit",
    {
      schema: {
        summary: "What administrators changed, newest first",
        querystring: AuditQuery,
        response: { 200: AuditList },
      },
    },
    (request) => readAudit(database, request.query),
  );

  app.get(
    "/admin/audit/:id/items",
    { schema: { summary: "The images of an entry", params, response: { 200: AuditItems } } },
    async (request) => ({ items: await readAuditItems(database, request.params.id) }),
  );

  addExport(app, {
    name: "audit",
    contents: "All entries that match",
    columns: COLUMNS,
    filter: AuditFilter,
    rows: (filter) => allAuditEntries(database, filter),
    record: (request, format) =>
      recordAudit(database, adminOf(request), {
        action: "audit.export",
        subject: "audit log",
        detail: `as ${format}`,
      }),
  });
};
