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

/** Where a package finds another one, as Node looks for it: in its own node_modules, or those of the folders above. */
const resolveFrom = (packages, path, name) => {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/")))) {
    const found = `${folder}${folder === "" ? "" : "/"}node_modules/${name}`;
    if (packages[found]) return packages[found].link ? packages[found].resolved : found;
    if (folder === "") return undefined;
  }
};

const neededBy = ({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} }) => [
  ...Object.keys({ ...dependencies, ...optionalDependencies }),
  ...Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta[name]?.optional),
];

/** The paths of all that a workspace needs to run, through other workspaces too. */
const neededToRun = ({ packages }, workspace) => {
  const paths = new Set([workspace]);
  for (const path of paths)
    for (const name of neededBy(packages[path])) {
      const found = resolveFrom(packages, path, name);
      if (found !== undefined) paths.add(found);
    }
  return paths;
};

/**
 * A bill of materials in CycloneDX's format: every package that a workspace needs to run. Tools stay out; front ends have
 * bills of their own. `npm sbom` refuses a tree in which a package overrides another's peer.
 */
export const billOfMaterials = (lock, workspace) => {
  const { name, version } = lock.packages[workspace];
  const needed = neededToRun(lock, workspace);
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: { type: "application", name, version, "bom-ref": name } },
    components: lockedPackages(lock)
      .filter(({ path }) => needed.has(path))
      .map(componentOf),
  };
};

/** Writes a workspace's bill of materials beside what was built. */
export const writeBillOfMaterials = (workspace) => {
  const lock = JSON.parse(readFileSync(inRoot("package-lock.json"), "utf8"));
  const bill = billOfMaterials(lock, workspace);
  writeFileSync(inRoot(workspace, "dist/sbom.cdx.json"), `${JSON.stringify(bill, null, 1)}\n`);
};
