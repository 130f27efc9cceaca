import type { ReleaseDescriptor } from "@promptfolio/contracts/release";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { integrityOf } from "../registry/integrity";
import { type AuditLine, authorName, type ReleaseStore } from "../registry/release-store";
import { entryOf, RefusedError } from "../registry/transitions";
import { UsageError } from "./arguments";
import { type Command, remoteCommand } from "./command";
import { readBuild } from "./publish/read-build";

const SbomSchema = Type.Object({
  components: Type.Optional(Type.Array(Type.Object({ name: Type.String(), version: Type.String() }))),
});

/** The packages of a release, from its bill of materials. @throws RefusedError if the bill was changed */
const readPackages = async (store: ReleaseStore, descriptor: ReleaseDescriptor): Promise<string[]> => {
  const { id, version, provenance } = descriptor;
  if (!provenance) return [];
  const { path, integrity } = provenance.sbom;
  const bytes = await store.readFile(id, version, path);
  if (!bytes || integrityOf(bytes) !== integrity)
    throw new RefusedError(`The bill of materials of ${id} ${version} differs from the published one.`);
  const { components = [] } = Value.Parse(SbomSchema, JSON.parse(bytes.toString("utf8")));
  return components.map((component) => `${component.name}@${component.version}`);
};

/** The log line of the release's publication; undefined if the history doesn't go back that far. */
const findPublication = async (
  store: ReleaseStore,
  { id, version }: ReleaseDescriptor,
): Promise<AuditLine | undefined> => {
  for await (const { change } of store.revisions())
    if (change.id === id && change.action.startsWith("publish") && change.detail.split(" ")[0] === version)
      return change;
  return undefined;
};

const describe = (
  { id, version, source, provenance, hostApi, shared, files }: ReleaseDescriptor,
  publication: AuditLine | undefined,
  packages: string[],
): string[] => [
  `${id} ${version}`,
  `  commit     ${source.commit}${source.dirty ? ", and changes that are in no commit" : ""}`,
  `  builder    ${provenance?.builder ?? "unknown"}`,
  `  lock file  ${provenance?.lock ?? "unknown"}`,
  `  published  ${publication ? `${publication.at} by ${authorName(publication)}` : "unknown"}`,
  `  host API   ${hostApi}`,
  ...Object.entries(shared ?? {}).map(([name, versions]) => `  shared     ${name} ${versions}`),
  `  files      ${files.length}, ${files.reduce((sum, { bytes }) => sum + bytes, 0)} bytes`,
  ...packages.map((name) => `  bundles    ${name}`),
];

/** Shows a release's source, packages and requirements; the stable release unless a version is named. */
export const showCommand = remoteCommand("show", async ({ store }, id, named) => {
  const { channel, releases } = entryOf(await store.readRegistry(), id);
  const version = named ?? channel.stable ?? releases.at(-1)?.version ?? "";
  const descriptor = await store.readDescriptor(id, version);
  if (!descriptor) throw new RefusedError(`There is no release ${id} ${version}.`);
  const packages = await readPackages(store, descriptor);
  const publication = await findPublication(store, descriptor);
  const { source, provenance, hostApi, shared, files } = descriptor;
  return {
    lines: describe(descriptor, publication, packages),
    data: { id, version, source, provenance, hostApi, shared, files, packages, publication },
  };
});

/**
 * Compares a build with the published release of its version, file by file: the same commit must give the same bytes,
 * whichever machine builds it.
 * @throws RefusedError that names the files that differ
 */
export const reproduceCommand: Command = async ({ store }, [folder]) => {
  if (!folder) throw new UsageError("verify --reproduce needs the folder of another build of the release.");
  const { descriptor } = await readBuild(folder);
  const { id, version, files } = descriptor;
  const published = await store.readDescriptor(id, version);
  if (!published)
    throw new RefusedError(`There is no release ${id} ${version}: another commit makes another version.`);
  const [built, known] = [files, published.files].map(
    (list) => new Map(list.map(({ path, integrity }) => [path, integrity])),
  );
  const paths = [...new Set([...files, ...published.files].map(({ path }) => path))];
  const differing = paths.filter((path) => built?.get(path) !== known?.get(path));
  const sboms = [descriptor, published].map(({ provenance }) => provenance?.sbom.integrity);
  if (sboms[0] !== sboms[1]) differing.push("the bill of materials");
  if (differing.length > 0)
    throw new RefusedError([`${id} ${version} is not reproduced; these differ:`, ...differing].join("\n  "));
  return {
    lines: [`${id} ${version} is reproduced: ${files.length} files have the same bytes.`],
    data: { id, version, files: files.length },
  };
};
