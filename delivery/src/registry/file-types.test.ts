import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FILE_TYPES, fileTypeErrors, fileTypeOf } from "./file-types";

test("the format's page lists exactly the endings that are served", () => {
  const page = readFileSync(join(import.meta.dirname, "../../../docs/release-format.md"), "utf8");
  const section = page.split("## Types of files")[1]?.split("## ")[0] ?? "";
  const rows = section.split("\n").filter((line) => line.startsWith("| "));
  const listed = rows.flatMap((row) => [...row.matchAll(/`(\w+)`/g)].map(([, ending]) => ending));
  expect(listed.sort()).toEqual([...FILE_TYPES.keys()].sort());
});

test.each([
  ["poster.png", "image/png"],
  ["module.wasm", "application/wasm"],
  ["files/font.0123456789abcdef.ttf", "font/ttf"],
  ["page.html", undefined],
  ["LICENSE", undefined],
  ["server/page.cjs", undefined],
])("%s is served as %s", (path, type) => expect(fileTypeOf(path)?.type).toBe(type));

test("names files that no browser could get", () => {
  const files = ["remote-entry.js", "server/page.cjs", "page.html"].map((path) => ({ path }));
  expect(fileTypeErrors(files)).toEqual([expect.stringContaining("page.html has an ending")]);
});
