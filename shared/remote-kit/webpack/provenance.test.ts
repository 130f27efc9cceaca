import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BUNDLED_PACKAGES } from "./bundled-packages-plugin";
import { describeProvenance } from "./provenance";

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const describeBuild = () => {
  const folder = mkdtempSync(join(tmpdir(), "promptfolio-provenance-"));
  folders.push(folder);
  writeFileSync(join(folder, BUNDLED_PACKAGES), JSON.stringify(["react@19.2.0"]));
  const provenance = describeProvenance(folder, folder, { id: "orders", version: "1.0.0" });
  return { provenance, bill: readFileSync(join(folder, provenance.sbom.path), "utf8") };
};

test("produces the same bill of materials for the same build, byte for byte", () => {
  const [one, other] = [describeBuild(), describeBuild()];
  expect(one.bill).toContain('"pkg:npm/react@19.2.0"');
  expect(other).toEqual(one);
});
