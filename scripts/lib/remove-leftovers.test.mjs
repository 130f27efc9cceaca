import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeLeftovers } from "./remove-leftovers.mjs";

test("a restored build keeps what its release lists, and loses the files of the build before it", () => {
  const folder = mkdtempSync(join(tmpdir(), "leftovers-"));
  mkdirSync(join(folder, "files"));
  for (const name of ["files/new.js", "files/old.js", "main.js", "notes.txt", "sbom.json"])
    writeFileSync(join(folder, name), "");
  const files = [{ path: "files/new.js" }, { path: "main.js" }];
  const provenance = { sbom: { path: "sbom.json" } };
  writeFileSync(join(folder, "release.json"), JSON.stringify({ files, provenance }));
  removeLeftovers(folder);
  const left = readdirSync(folder, { recursive: true }).sort();
  expect(left).toEqual(["files", "files/new.js", "main.js", "release.json", "sbom.json"]);
  rmSync(folder, { recursive: true });
});
