import { parse, unparse } from "papaparse";
import { EMPTY_DRAFT, FIELDS, IMAGE_FIELDS, type ImageField } from "./image-fields";
import { fileKeyOf, type UploadResult, type UploadRow } from "./upload-items";

const MAX_MEGABYTES = 4;
const MAX_ROWS = 200;

const FILE_COLUMNS = ["file", "filename", "image", "picture"];

/** "File name" and "file_name" mean the same column. */
const columnOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, "");

const FIELDS_BY_COLUMN = new Map<string, ImageField | "file">([
  ...FILE_COLUMNS.map((name) => [name, "file"] as const),
  ...IMAGE_FIELDS.flatMap((field) => [
    [columnOf(field), field] as const,
    [columnOf(FIELDS[field].name), field] as const,
  ]),
]);

/** @param row counted from 1, without the head */
const rowError = (row: number, problem: string) => new Error(`Row ${row}: ${problem}`);

const rowsOfCsv = (text: string): unknown[] => {
  const { data, errors } = parse<Record<string, string>>(text, {
    header: true,
    skipEmptyLines: "greedy",
    preview: MAX_ROWS + 1,
  });
  const wrong = errors.find(({ type, code }) => type === "Quotes" || code === "TooManyFields");
  // The parser counts the head for one of the two.
  const row = (wrong?.row ?? 0) + (wrong?.type === "Quotes" ? 0 : 1);
  if (wrong) throw rowError(row, `${wrong.message}. Put texts with separators in quotes.`);
  return data;
};

const rowsOfJson = (text: string): unknown[] => {
  let rows: unknown;
  try {
    rows = JSON.parse(text);
  } catch (cause) {
    throw new Error("This is not valid JSON.", { cause });
  }
  if (!Array.isArray(rows)) throw new Error("The JSON must be a list of objects, one for each picture.");
  return rows;
};

const baseName = (path: string): string => path.split(/[\\/]/).at(-1)?.trim() ?? "";

const readRow = (row: unknown, index: number): UploadRow => {
  if (typeof row !== "object" || row === null) throw rowError(index + 1, "This is not an object.");
  const draft = { ...EMPTY_DRAFT };
  let fileName = "";
  for (const [name, value] of Object.entries(row)) {
    const field = FIELDS_BY_COLUMN.get(columnOf(name));
    if (field === undefined || (typeof value !== "string" && typeof value !== "number")) continue;
    if (field === "file") fileName = baseName(String(value));
    else draft[field] = String(value);
  }
  if (fileName === "") throw rowError(index + 1, "The name of the picture is missing in the column “file”.");
  return { fileName, draft };
};

/**
 * The texts of pictures from a CSV or JSON file, by the pictures' file names.
 * @throws Error whose message says what to correct in the file
 */
export const readUploadSheet = async (file: File): Promise<UploadRow[]> => {
  if (file.size > MAX_MEGABYTES * 1024 * 1024)
    throw new Error(`The file must be ${MAX_MEGABYTES} MB at most.`);
  // Other encodings leave characters that can't be decoded.
  const text = new TextDecoder().decode(await file.arrayBuffer());
  if (text.includes("\uFFFD")) throw new Error("The file must be saved as UTF-8.");
  const rows = /\.json$/i.test(file.name) ? rowsOfJson(text) : rowsOfCsv(text);
  if (rows.length === 0) throw new Error("The file has no rows.");
  if (rows.length > MAX_ROWS) throw new Error(`The file must have ${MAX_ROWS} rows at most.`);
  const read = rows.map(readRow);
  const names = read.map(({ fileName }) => fileKeyOf(fileName));
  const twice = names.findIndex((name, index) => names.indexOf(name) < index);
  if (twice >= 0) throw rowError(twice + 1, `Another row is for ${read[twice]?.fileName}, too.`);
  return read;
};

/** What became of each picture, as a spreadsheet. */
export const uploadReport = (results: readonly UploadResult[]): string =>
  unparse(
    results.map(({ fileName, title, image, failure }) => ({
      file: fileName,
      title,
      result: image ? "uploaded" : "failed",
      id: image?.id ?? "",
      problem: failure ?? "",
    })),
    { escapeFormulae: true },
  );
