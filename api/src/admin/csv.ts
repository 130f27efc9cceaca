/** A spreadsheet would evaluate a text that begins like this as a formula; some take full-width signs for the same. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20\ufe62-\ufe63\ufe66\ufe6b\u2212]|^[\t\r\n]/u;

/** Spreadsheets expect a semicolon where the comma is the decimal sign. */
const CSV_SEPARATORS = { comma: ",", semicolon: ";" } as const;
export type CsvSeparator = keyof typeof CSV_SEPARATORS;

export type Cell = string | number | Date | readonly string[] | undefined;

/** A cell of a CSV file (RFC 4180). An apostrophe keeps a text from being read as a formula. */
export const csvCell = (cell: Cell): string => {
  if (typeof cell === "number") return String(cell);
  if (cell instanceof Date) return csvCell(cell.toISOString());
  const value = typeof cell === "string" ? cell : (cell ?? []).join(", ");
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
};

export const csvLine = (cells: readonly Cell[], separator: CsvSeparator = "comma"): string =>
  `${cells.map(csvCell).join(CSV_SEPARATORS[separator])}\r\n`;

/** Marks the file as UTF-8 for spreadsheets. */
export const BYTE_ORDER_MARK = "\uFEFF";
