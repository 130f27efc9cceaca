import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nameSourcesFrom } from "./source-names";

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "remote-kit-"));
  mkdirSync(join(project, "src"));
  mkdirSync(join(project, "dist/release/assets"), { recursive: true });
  writeFileSync(join(project, "src/texts.ts"), "");
});
afterEach(() => rmSync(project, { recursive: true }));

test("names sources by their paths from the project, and virtual modules as generated", () => {
  const map = join(project, "dist/release/assets/page.js.map");
  writeFileSync(map, JSON.stringify({ sources: ["../../../src/texts.ts", "../virtual:mf-exposes"] }));
  nameSourcesFrom(project, join(project, "dist/release"));
  expect(JSON.parse(readFileSync(map, "utf8")).sources).toEqual(["./src/texts.ts", "generated"]);
});
