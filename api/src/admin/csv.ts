/** A spreadsheet would evaluate a text that begins like this as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A cell of a CSV file (RFC 4180). An apostrophe keeps a text from being read as a formula. */
export const csvCell = (value: string | number): string => {
  if (typeof value === "number") return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
};

export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(csvCell).join(",")}\r\n`;

/** Marks the file as UTF-8 for spreadsheets. */
export const BYTE_ORDER_MARK = "\uFEFF";
