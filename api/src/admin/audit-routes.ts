import { AuditFilter, AuditItems, AuditList, AuditQuery } from "@promptfolio/contracts/api/admin";
import type { FastifyPluginAsync } from "fastify";
import { type Static, Type } from "typebox";
import type { AccountServices } from "../accounts/account-services";
import { onlyAdministrators } from "../accounts/only-signed-in";
import { recordAudit } from "../audit/audit";
import { allAuditEntries, readAudit, readAuditItems } from "../audit/read-audit";
import { describeRoutes } from "../http/describe-routes";
import { type CsvQuery, sendCsv, sendJson, separatorParameter } from "./export-file";

const params = Type.Object({ id: Type.String({ pattern: "^\\d{1,15}$" }) });
const FilterAndSeparator = Type.Object(
  { ...AuditFilter.properties, ...separatorParameter },
  { additionalProperties: false },
);

const COLUMNS = {
  time_utc: "at",
  administrator: "actor",
  action: "action",
  subject: "subject",
  name: "name",
  change: "detail",
} as const;

export const auditRoutes: FastifyPluginAsync<{ services: AccountServices }> = async (app, { services }) => {
  describeRoutes(app, { tags: ["Audit"] });
  const { database } = services;
  const adminOf = onlyAdministrators(app, services.authentication);

  app.get<{ Querystring: AuditQuery }>(
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

  app.get<{ Params: Static<typeof params> }>(
    "/admin/audit/:id/items",
    { schema: { summary: "The images of an entry", params, response: { 200: AuditItems } } },
    async (request) => ({ items: await readAuditItems(database, request.params.id) }),
  );

  const record = (actor: { email: string }, format: "CSV" | "JSON") =>
    recordAudit(database, actor, { action: "audit.export", subject: "audit log", detail: `as ${format}` });

  app.get<{ Querystring: AuditFilter & CsvQuery }>(
    "/admin/audit.csv",
    {
      schema: {
        summary: "All entries that match, as a spreadsheet",
        querystring: FilterAndSeparator,
        produces: ["text/csv"],
      },
    },
    async (request, reply) => {
      const { separator, ...filter } = request.query;
      await record(adminOf(request), "CSV");
      return sendCsv(reply, "audit", allAuditEntries(database, filter), COLUMNS, separator);
    },
  );

  app.get<{ Querystring: AuditFilter }>(
    "/admin/audit.json",
    {
      schema: {
        summary: "All entries that match, as JSON",
        querystring: AuditFilter,
        produces: ["application/json"],
      },
    },
    async (request, reply) => {
      await record(adminOf(request), "JSON");
      return sendJson(reply, "audit", allAuditEntries(database, request.query));
    },
  );
};
