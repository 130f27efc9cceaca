import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { type Static, Type } from "typebox";
import { BYTE_ORDER_MARK, type Cell, type CsvSeparator, csvLine } from "./csv";

export const separatorParameter = { separator: Type.Optional(Type.Enum(["comma", "semicolon"])) };
export const CsvQuery = Type.Object(separatorParameter, { additionalProperties: false });
export type CsvQuery = Static<typeof CsvQuery>;

/** The columns of a spreadsheet: the name of each, and the field that it holds. */
export type Columns<Row> = Readonly<Record<string, keyof Row>>;

async function* csvOf<Row extends Partial<Record<keyof Row, Cell>>>(
  rows: AsyncIterable<Row>,
  columns: Columns<Row>,
  separator: CsvSeparator,
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

/** Sends rows as a spreadsheet, while they are read. */
export const sendCsv = <Row extends Partial<Record<keyof Row, Cell>>>(
  reply: FastifyReply,
  name: string,
  rows: AsyncIterable<Row>,
  columns: Columns<Row>,
  separator: CsvSeparator = "comma",
): FastifyReply => sendFile(reply, name, "text/csv", csvOf(rows, columns, separator));

/** Sends rows as a JSON array, while they are read. */
export const sendJson = (reply: FastifyReply, name: string, rows: AsyncIterable<unknown>): FastifyReply =>
  sendFile(reply, name, "application/json", jsonOf(rows));
