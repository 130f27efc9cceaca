import { Readable } from "node:stream";
import type { AuditFilter } from "@promptfolio/contracts/api/admin";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { BYTE_ORDER_MARK, type Cell, type CsvSeparator, csvLine } from "./csv";

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

interface Export<Row> {
  /** Of the routes below `/admin`, and of the files. */
  name: string;
  /** What the files contain, for the documentation. */
  contents: string;
  /** The columns of the spreadsheet: the name of each, and the field that it holds. */
  columns: Readonly<Record<string, keyof Row>>;
  /** Undefined if every request gets all rows. */
  filter?: typeof AuditFilter;
  rows(filter: AuditFilter): AsyncIterable<Row>;
  /** Records who exports, before anything is sent. */
  record(request: FastifyRequest, format: "CSV" | "JSON"): Promise<void>;
}

/** Adds the routes that send rows as a spreadsheet and as a JSON array, while they are read. */
export const addExport = <Row extends Partial<Record<keyof Row, Cell>>>(
  app: FastifyInstance,
  { name, contents, columns, filter, rows, record }: Export<Row>,
): void => {
  const separator = Type.Optional(Type.Enum(["comma", "semicolon"]));
  const querystring = Type.Object({ ...filter?.properties, separator }, { additionalProperties: false });

  app.get<{ Querystring: AuditFilter & { separator?: CsvSeparator } }>(
    `/admin/${name}.csv`,
    { schema: { summary: `${contents}, as a spreadsheet`, querystring, produces: ["text/csv"] } },
    async (request, reply) => {
      await record(request, "CSV");
      return sendFile(reply, name, "text/csv", csvOf(rows(request.query), columns, request.query.separator));
    },
  );

  app.get<{ Querystring: AuditFilter }>(
    `/admin/${name}.json`,
    {
      schema: {
        summary: `${contents}, as JSON`,
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
