import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectVersion } from "./project";

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const project = (files: Record<string, string> = {}): string => {
  const folder = mkdtempSync(join(tmpdir(), "promptfolio-project-"));
  folders.push(folder);
  mkdirSync(join(folder, "src"));
  const all = { "package.json": '{"version":"1.2.0"}', "src/page.tsx": "export default 1;", ...files };
  for (const [name, text] of Object.entries(all)) writeFileSync(join(folder, name), text);
  return folder;
};

test("derives the same version from the same files in any folder, ignoring tests and notes", () => {
  const version = projectVersion(project());
  expect(version).toMatch(/^1\.2\.0-[0-9a-f]{10}$/);
  expect(projectVersion(project({ "src/page.test.tsx": "test()", "README.md": "Orders" }))).toBe(version);
});

test.each([
  ["a source", { "src/page.tsx": "export default 2;" }],
  ["what is installed", { "package-lock.json": "{}" }],
  ["a configuration", { "remote.config.ts": "export default {};" }],
])("derives another version when %s differs", (_, files) => {
  expect(projectVersion(project(files))).not.toBe(projectVersion(project()));
});
