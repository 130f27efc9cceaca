import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { ReleaseDescriptor } from "@promptfolio/shared/contracts/release";
import { readDescriptorText } from "../registry/documents";
import { ownershipConflicts } from "../registry/path-ownership";
import type { ReleaseStore } from "../registry/release-store";
import { entryOf, promote, publish, RefusedError } from "../registry/transitions";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Types that are worth compressing; pictures and fonts are compressed already. */
const COMPRESSIBLE = /\.(js|cjs|css|svg|json|txt|map)$/;

export const integrityOf = (bytes: Buffer): string =>
  `sha384-${createHash("sha384").update(bytes).digest("base64")}`;

/** The fingerprint of a whole release: of its files, its routes and what it needs. Not of when it was built. */
export const releaseIntegrity = ({ builtAt: _, source: __, ...contents }: ReleaseDescriptor): string =>
  integrityOf(Buffer.from(JSON.stringify(contents)));

/** Reads a built release and checks that its files are those that it lists. */
const readBuild = async (folder: string) => {
  const descriptor = readDescriptorText(await readFile(join(folder, "release.json"), "utf8"));
  const files = await Promise.all(
    descriptor.files.map(async (file) => ({ ...file, contents: await readFile(join(folder, file.path)) })),
  );
  for (const { path, integrity, contents } of files)
    if (integrityOf(contents) !== integrity)
      throw new RefusedError(`${path} is not the file that release.json lists; build ${descriptor.id} again`);
  return { descriptor, files };
};

const upload = async (
  store: ReleaseStore,
  { id, version }: ReleaseDescriptor,
  path: string,
  contents: Buffer,
) => {
  await store.writeFile(id, version, path, contents);
  if (!COMPRESSIBLE.test(path) || path.startsWith("server/")) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await store.writeFile(id, version, `${path}.br`, await compressBrotli(contents, quality));
  await store.writeFile(id, version, `${path}.gz`, await compressGzip(contents, { level: 9 }));
};

export interface PublishOptions {
  by: string;
  now: () => Date;
  /** Also makes it the stable version, if it was not published before. */
  promoteNew?: boolean;
}

export interface Published {
  id: string;
  version: string;
  /** False if the very same release was there already. */
  isNew: boolean;
}

/**
 * Enters a built release into the registry: files first, descriptor next, registry last, so that nobody ever sees half
 * of it.
 * @throws RefusedError if the version is taken by other contents, or a path by another remote.
 */
export const publishBuild = async (
  store: ReleaseStore,
  folder: string,
  { by, now, promoteNew = false }: PublishOptions,
): Promise<Published> => {
  const { descriptor, files } = await readBuild(folder);
  const { id, version } = descriptor;
  const integrity = releaseIntegrity(descriptor);
  const registry = await store.readRegistry();
  const at = now().toISOString();
  const entered = publish(registry, id, { version, integrity }, at);
  if (entered === registry) return { id, version, isNew: false };

  const others = await Promise.all(
    Object.keys(registry.entries).map(async (other) => {
      const { stable } = entryOf(registry, other).channel;
      const owner = stable === null ? null : await store.readDescriptor(other, stable);
      return { id: other, routes: owner?.routes ?? [] };
    }),
  );
  const conflicts = ownershipConflicts(id, descriptor.routes, others);
  if (conflicts.length > 0)
    throw new RefusedError(`${id} ${version} claims paths of others: ${conflicts.join("; ")}`);

  for (const { path, contents } of files) await upload(store, descriptor, path, contents);
  await store.writeDescriptor(descriptor);
  const next = promoteNew ? promote(entered, id, version, at) : entered;
  await store.writeRegistry(next, registry.revision, {
    at,
    by,
    action: promoteNew ? "publish and promote" : "publish",
    id,
    detail: version,
  });
  return { id, version, isNew: true };
};
