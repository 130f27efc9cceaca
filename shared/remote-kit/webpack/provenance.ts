import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Enums, Models, Serialize, Spec } from "@cyclonedx/cyclonedx-library";
import { type Provenance, releaseKey } from "@promptfolio/contracts/release";
import { BUNDLED_PACKAGES } from "./bundled-packages-plugin";
import { describeFile, integrityOf } from "./release-files";

/** In the folder whose files are never sent to browsers. */
const SBOM = "server/sbom.cdx.json";

/** Returns the packages of the browser and server builds, and removes the files that list them. */
const takePackages = (folder: string): string[] => {
  const lists = [join(folder, BUNDLED_PACKAGES), join(folder, "server", BUNDLED_PACKAGES)].filter((path) =>
    existsSync(path),
  );
  const packages: string[] = lists.flatMap((path) => JSON.parse(readFileSync(path, "utf8")));
  for (const path of lists) rmSync(path);
  return [...new Set(packages)].sort();
};

const componentOf = (nameAndVersion: string): Models.Component => {
  const at = nameAndVersion.lastIndexOf("@");
  const [name, version] = [nameAndVersion.slice(0, at), nameAndVersion.slice(at + 1)];
  return new Models.Component(Enums.ComponentType.Library, name, {
    version,
    bomRef: nameAndVersion,
    purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
  });
};

/** A CycloneDX bill of materials without dates or random numbers: the same build gives the same bytes. */
const billOfMaterials = (id: string, version: string, packages: string[]): string => {
  const bom = new Models.Bom();
  bom.metadata.component = new Models.Component(Enums.ComponentType.Application, id, {
    version,
    // Without it, the library creates a random one.
    bomRef: releaseKey(id, version),
  });
  for (const name of packages) bom.components.add(componentOf(name));
  const normalizer = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  const text = new Serialize.JsonSerializer(normalizer).serialize(bom, { sortLists: true, space: 2 });
  return `${text}\n`;
};

/** The pipeline run, if the build is part of one; otherwise a text that it was a developer's machine. */
const builder = (env: NodeJS.ProcessEnv): string => {
  const { RELEASE_BUILDER, GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID, CI_JOB_URL } = env;
  if (RELEASE_BUILDER) return RELEASE_BUILDER;
  if (GITHUB_RUN_ID) return `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
  return CI_JOB_URL ?? "a developer's machine";
};

const findUp = (folder: string, name: string): string | undefined => {
  const path = join(folder, name);
  if (existsSync(path)) return path;
  return dirname(folder) === folder ? undefined : findUp(dirname(folder), name);
};

/** Returns the provenance of a build, and writes its bill of materials beside it. */
export const describeProvenance = (
  packageFolder: string,
  folder: string,
  { id, version }: { id: string; version: string },
): Provenance => {
  mkdirSync(join(folder, dirname(SBOM)), { recursive: true });
  writeFileSync(join(folder, SBOM), billOfMaterials(id, version, takePackages(folder)));
  const lock = findUp(packageFolder, "package-lock.json");
  return {
    builder: builder(process.env),
    lock: lock ? integrityOf(readFileSync(lock)) : "none",
    sbom: describeFile(folder, join(folder, SBOM)),
  };
};
