import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { template } from "../../test/databases";
import { prepareDataFolder } from "./data-folder";

describe("the data folder", () => {
  let parent: string;
  const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), "promptfolio-folder-"));
  });
  afterEach(() => rmSync(parent, { recursive: true, force: true }));

  it("is created private to this user, without log lines", () => {
    const lines: string[] = [];
    const folder = join(parent, "a/b");
    prepareDataFolder(folder, (line) => lines.push(line));
    expect([modeOf(folder), lines]).toEqual(["700", []]);
  });

  it("is made private with its database, and logs this once", () => {
    const lines: string[] = [];
    const table = join(parent, "database/base/1/2");
    mkdirSync(join(parent, "database/base/1"), { recursive: true });
    writeFileSync(table, "");
    chmodSync(parent, 0o755);
    chmodSync(table, 0o666);
    const prepare = () => prepareDataFolder(parent, (line) => lines.push(line));
    prepare();
    prepare();
    expect([parent, join(parent, "database"), join(parent, "database/base/1"), table].map(modeOf)).toEqual([
      "700",
      "700",
      "700",
      "600",
    ]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("Other users of this machine had access");
  });

  it("has no file that other users can access after the first start", () => {
    const files = readdirSync(template, { recursive: true, encoding: "utf8" });
    expect(files.length).toBeGreaterThan(900);
    expect(files.filter((name) => statSync(join(template, name)).mode & 0o077)).toEqual([]);
  });
});
