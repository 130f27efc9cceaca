import { readFileSync, writeFileSync } from "node:fs";
import { licenceOf, lockedPackages } from "./dependencies.mjs";
import { inRoot } from "./packages.mjs";

const purlOf = ({ name, version }) => `pkg:npm/${name.replace("@", "%40")}@${version}`;

const hashesOf = ({ integrity = "" }) => {
  const [algorithm, digest] = integrity.split("-");
  if (algorithm !== "sha512" || !digest) return [];
  return [{ alg: "SHA-512", content: Buffer.from(digest, "base64").toString("hex") }];
};

const licenceEntry = (licence) =>
  / (AND|OR) /i.test(licence) ? { expression: licence } : { license: { name: licence } };

const componentOf = (entry) => ({
  type: "library",
  "bom-ref": entry.path,
  name: entry.name,
  version: entry.version,
  purl: purlOf(entry),
  licenses: [licenceEntry(licenceOf(entry))],
  hashes: hashesOf(entry),
  scope: entry.optional ? "optional" : "required",
});

/**
 * A bill of materials in CycloneDX's format: every package that runs or goes into a bundle. Development tools stay out.
 * `npm sbom` refuses a tree in which a package overrides another's peer.
 */
export const billOfMaterials = (lock, { name, version }) => ({
  bomFormat: "CycloneDX",
  specVersion: "1.6",
  version: 1,
  metadata: { component: { type: "application", name, version, "bom-ref": name } },
  components: lockedPackages(lock)
    .filter(({ dev }) => !dev)
    .map(componentOf),
});

/** Writes the bill of materials beside what was built. */
export const writeBillOfMaterials = (path) => {
  const read = (file) => JSON.parse(readFileSync(inRoot(file), "utf8"));
  const bill = billOfMaterials(read("package-lock.json"), read("package.json"));
  writeFileSync(path, `${JSON.stringify(bill, null, 1)}\n`);
};
