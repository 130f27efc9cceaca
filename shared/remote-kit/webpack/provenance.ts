import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { Enums, Models, Serialize, Spec } from "@cyclonedx/cyclonedx-library";
import { type Provenance, releaseKey } from "@promptfolio/contracts/release";
import { describeFile, integrityOf } from "./release-files";

/** In the folder whose files are never sent to browsers. */
const SBOM = "server/sbom.cdx.json";

const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;

const packagesOf = (sources: Set<string>, project: string): Models.Component[] => {
  const folders = new Set([...sources].flatMap((name) => PACKAGE.exec(name)?.[0] ?? []));
  const packages = [...folders]
    .map((folder) => resolve(project, folder, "package.json"))
    // Tools' own folders, such as `node_modules/.federation`, are not packages.
    .filter((path) => existsSync(path))
    .map((path): { name: string; version: string } => JSON.parse(readFileSync(path, "utf8")))
    .map(({ name, version }): [string, Models.Component] => {
      const bomRef = `${name}@${version}`;
      const purl = `pkg:npm/${bomRef.replace(/^@/, "%40")}`;
      return [bomRef, new Models.Component(Enums.ComponentType.Library, name, { version, bomRef, purl })];
    });
  return [...new Map(packages).values()];
};

/** A CycloneDX bill of materials without dates or random numbers: the same build gives the same bytes. */
const billOfMaterials = (id: string, version: string, packages: Models.Component[]): string => {
  const bom = new Models.Bom();
  bom.metadata.component = new Models.Component(Enums.ComponentType.Application, id, {
    version,
    // Without it, the library creates a random one.
    bomRef: releaseKey(id, version),
  });
  for (const component of packages) bom.components.add(component);
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

/**
 * Returns the provenance of the build in a folder, and writes its bill of materials there.
 * @param sources their names, relative to the project
 */
export const describeProvenance = (
  project: string,
  folder: string,
  { id, version, sources }: { id: string; version: string; sources: Set<string> },
): Provenance => {
  mkdirSync(join(folder, dirname(SBOM)), { recursive: true });
  writeFileSync(join(folder, SBOM), billOfMaterials(id, version, packagesOf(sources, project)));
  const lock = findUp(project, "package-lock.json");
  return {
    builder: builder(process.env),
    lock: lock ? integrityOf(readFileSync(lock)) : "none",
    sbom: describeFile(folder, join(folder, SBOM)),
  };
};
