import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeProvenance } from "./provenance";

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const describeBuild = () => {
  const folder = mkdtempSync(join(tmpdir(), "promptfolio-provenance-"));
  folders.push(folder);
  for (const name of ["react", "@visx/axis"]) {
    mkdirSync(join(folder, "node_modules", name), { recursive: true });
    const manifest = JSON.stringify({ name, version: "19.2.0" });
    writeFileSync(join(folder, "node_modules", name, "package.json"), manifest);
  }
  const sources = new Set([
    "./src/pages/orders-page.tsx",
    "./node_modules/react/cjs/react.js",
    join(folder, "node_modules/@visx/axis/index.js"),
    "./node_modules/.federation/entry.0.js",
  ]);
  const provenance = describeProvenance(folder, folder, { id: "orders", version: "1.0.0", sources });
  return { provenance, bill: readFileSync(join(folder, provenance.sbom.path), "utf8") };
};

test("lists the packages of a build's sources, in the same bytes for the same build", () => {
  const [one, other] = [describeBuild(), describeBuild()];
  const { components }: { components: { purl: string }[] } = JSON.parse(one.bill);
  expect(components.map(({ purl }) => purl)).toEqual(["pkg:npm/%40visx/axis@19.2.0", "pkg:npm/react@19.2.0"]);
  expect(other).toEqual(one);
});
