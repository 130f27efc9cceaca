import { Readable } from "node:stream";
import { AuditFilter } from "@promptfolio/contracts/api/admin";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import type { AccountServices } from "../accounts/account-services";
import { onlyAdministrators } from "../accounts/only-signed-in";
import { logSecurity } from "../accounts/security-log";
import { recordAudit } from "../audit/audit";
import { allAuditEntries } from "../audit/read-audit";
import type { Routes } from "../http/routes";
import { allImages } from "../images/repository/find-images";
import { BYTE_ORDER_MARK, type Cell, type CsvSeparator, csvLine } from "./csv";
import { allUsers } from "./users";

async function* csvOf<Row extends Partial<Record<keyof Row, Cell>>>(
  rows: AsyncIterable<Row>,
  columns: Readonly<Record<string, keyof Row>>,
  separator?: CsvSeparator,
): AsyncGenerator<string> {
  const fields = Object.values(columns);
  yield BYTE_ORDER_MARK + csvLine(Object.keys(columns), separator);
  for await (const row of rows) {
    yield csvLine(
      fields.map((field) => row[field]),
      separator,
    );
  }
}

/** One row a line, so that the file can be read a line at a time as well. */
async function* jsonOf(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = "[\n";
  for await (const row of rows) {
    yield before + JSON.stringify(row);
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

const sendFile = (reply: FastifyReply, name: string, type: string, text: AsyncIterable<string>) => {
  const extension = type === "text/csv" ? "csv" : "json";
  const day = new Date().toISOString().slice(0, 10);
  return reply
    .type(`${type}; charset=utf-8`)
    .header("content-disposition", `attachment; filename="${name}-${day}.${extension}"`)
    .send(Readable.from(text));
};

/** The columns of the spreadsheets: the name of each, and the field that it holds. Times are in UTC. */
const USER_COLUMNS = {
  id: "id",
  name: "name",
  email: "email",
  joined_utc: "joinDate",
  status: "status",
  views_today: "viewsUsed",
  daily_limit: "totalViews",
  views_total: "totalPromptViews",
  downloads_total: "totalDownloads",
  last_active_utc: "lastActive",
} as const;
const AUDIT_COLUMNS = {
  time_utc: "at",
  administrator: "actor",
  action: "action",
  subject: "subject",
  name: "name",
  change: "detail",
} as const;
const IMAGE_COLUMNS = {
  id: "id",
  title: "title",
  category: "category",
  tag: "tag",
  theme: "theme",
  alt: "alt",
  prompt: "prompt",
  model: "model",
  negative_prompt: "negativePrompt",
  seed: "seed",
  ratio: "ratio",
  width: "width",
  height: "height",
  views_total: "views",
  downloads_total: "downloads",
  copies_total: "copies",
  created_utc: "created_at",
} as const;

interface Export<Row> {
  tag: string;
  /** Of the routes below `/admin`, and of the files. */
  name: string;
  /** What the files contain, for the documentation. */
  contents: string;
  columns: Readonly<Record<string, keyof Row>>;
  /** Undefined if every request gets all rows. */
  filter?: typeof AuditFilter;
  rows(filter: AuditFilter): AsyncIterable<Row>;
  /** What the audit log says of it, before `as CSV`. */
  subject: string;
  detail?: string;
}

/** Rows as a spreadsheet and as a JSON array, sent while they are read. Who exports is recorded before. */
export const exportRoutes: Routes<AccountServices> = async (app, { services }) => {
  const { database } = services;
  const adminOf = onlyAdministrators(app, services.authentication);

  const addExport = <Row extends Partial<Record<keyof Row, Cell>>>({
    tag,
    name,
    contents,
    columns,
    filter,
    rows,
    subject,
    detail = "",
  }: Export<Row>): void => {
    const tags = [tag];
    const separator = Type.Optional(Type.Enum(["comma", "semicolon"]));
    const querystring = Type.Object({ ...filter?.properties, separator }, { additionalProperties: false });
    const record = async (request: FastifyRequest, format: "CSV" | "JSON"): Promise<void> => {
      const action = `${name}.export`;
      await recordAudit(database, adminOf(request), { action, subject, detail: `${detail}as ${format}` });
      if (name === "users") logSecurity(services, request, "users-exported");
    };

    app.get<{ Querystring: AuditFilter & { separator?: CsvSeparator } }>(
      `/admin/${name}.csv`,
      { schema: { summary: `${contents}, as a spreadsheet`, tags, querystring, produces: ["text/csv"] } },
      async (request, reply) => {
        await record(request, "CSV");
        const text = csvOf(rows(request.query), columns, request.query.separator);
        return sendFile(reply, name, "text/csv", text);
      },
    );

    app.get<{ Querystring: AuditFilter }>(
      `/admin/${name}.json`,
      {
        schema: {
          summary: `${contents}, as JSON`,
          tags,
          ...(filter && { querystring: filter }),
          produces: ["application/json"],
        },
      },
      async (request, reply) => {
        await record(request, "JSON");
        return sendFile(reply, name, "application/json", jsonOf(rows(request.query)));
      },
    );
  };

  addExport({
    tag: "Users",
    name: "users",
    contents: "All users",
    columns: USER_COLUMNS,
    rows: () => allUsers(database),
    subject: "users",
  });
  addExport({
    tag: "Audit",
    name: "audit",
    contents: "All entries that match",
    columns: AUDIT_COLUMNS,
    filter: AuditFilter,
    rows: (filter) => allAuditEntries(database, filter),
    subject: "audit log",
  });
  addExport({
    tag: "Images",
    name: "images",
    contents: "All images with their prompts",
    columns: IMAGE_COLUMNS,
    rows: () => allImages(database),
    subject: "images",
    detail: "with prompts, ",
  });
};
