/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A cell of a CSV file (RFC 4180). A text that looks like a formula is made harmless with an apostrophe. */
export function csvCell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(csvCell).join(",")}\r\n`;

/** Tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";
