import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { TYPES, writePageTypes } from "./federation-manifest";

const folder = mkdtempSync(join(tmpdir(), "promptfolio-types-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Where the first file's date is in an archive, in days since 1980 as MS-DOS counts them. */
const DATE_OFFSET = 12;
const FIRST_OF_JANUARY_2000 = (20 << 9) | (1 << 5) | 1;

test("each page has a declaration under its name, in an archive that is the same at any time", () => {
  writePageTypes(folder, ["./orders-page", "./admin/list"]);
  const zip = readFileSync(join(folder, TYPES.zip));
  const files = unzipSync(zip);
  expect(Object.keys(files)).toEqual(["orders-page.d.ts", "admin/list.d.ts"]);
  expect(strFromU8(files["orders-page.d.ts"] ?? new Uint8Array())).toContain("Page: ComponentType");
  expect(zip.readUInt16LE(DATE_OFFSET)).toBe(FIRST_OF_JANUARY_2000);
  expect(readFileSync(join(folder, TYPES.api), "utf8")).toContain(
    'RemoteKeys = "REMOTE_ALIAS_IDENTIFIER/orders-page" | "REMOTE_ALIAS_IDENTIFIER/admin/list"',
  );
});
