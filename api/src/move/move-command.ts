import { join } from "node:path";
import { parseArgs } from "node:util";
import type { BucketLocation } from "@promptfolio/server/object-store/bucket-store";
import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import { openObjectStore } from "@promptfolio/server/object-store/open-object-store";
import { OperatorError } from "@promptfolio/server/operator-error";
import pLimit from "p-limit";
import { pino } from "pino";
import type { ApiConfig } from "../config/config";
import { prepareDataFolder } from "../config/data-folder";
import { connectionFailure, readPostgresUrl } from "../config/postgres-url";
import { openEmbedded } from "../database/embedded/engine";
import { moveDatabase } from "./move-database";

const USAGE = "Usage: npm run move -- (--to | --from) postgres://… [--media]";

type Direction = "to" | "from";

const readOptions = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      options: {
        to: { type: "string" },
        from: { type: "string" },
        media: { type: "boolean", default: false },
      },
    }).values;
  } catch {
    throw new OperatorError(USAGE);
  }
};

/** @throws OperatorError unless the arguments match `USAGE`, with a URL that can be used */
const parseMove = (args: readonly string[]) => {
  const { to, from, media } = readOptions(args);
  const url = to ?? from;
  if (url === undefined || (to !== undefined && from !== undefined) || !/^postgres(ql)?:\/\//.test(url))
    throw new OperatorError(USAGE);
  const direction: Direction = to === undefined ? "from" : "to";
  return { url: readPostgresUrl(url, `--${direction}`), direction, media };
};

const AT_ONCE = 8;

/** The registry's revisions refer to releases, so they are copied after them. */
const isRevision = (key: string): boolean => key.startsWith("registry/");

/**
 * Copies the objects of one store to another and reads each one back. Objects that the target has with the same bytes
 * are skipped, so that an interrupted move continues where it stopped.
 * @param prefix ends with a slash; empty: all objects
 * @throws OperatorError if an object can't be read back as it was written
 */
const moveObjects = async (source: ObjectStore, target: ObjectStore, prefix: string) => {
  const moved = { copied: 0, agreed: 0 };
  const move = async (key: string): Promise<void> => {
    const bytes = await source.read(key);
    // The object was removed after it was listed.
    if (bytes === undefined) return;
    if ((await target.read(key))?.equals(bytes)) {
      moved.agreed += 1;
      return;
    }
    await target.write(key, bytes);
    if (!(await target.read(key))?.equals(bytes))
      throw new OperatorError(`${key} could not be read back as it was written.`);
    moved.copied += 1;
  };
  const keys = (await source.list(prefix)).map(({ key }) => key);
  const limit = pLimit({ concurrency: AT_ONCE, rejectOnClear: true });
  for (const group of [keys.filter((key) => !isRevision(key)), keys.filter(isRevision)]) {
    try {
      await Promise.all(group.map((key) => limit(() => move(key))));
    } finally {
      limit.clearQueue();
    }
  }
  return moved;
};

/** The contents of each store that can't be recreated; `name` is also its folder in the data folder. */
const STORES = [
  { name: "media", prefix: "originals/", noun: "pictures" },
  { name: "releases", prefix: "", noun: "files of releases" },
] as const;

const moveMedia = async (
  { dataDir }: ApiConfig,
  bucket: BucketLocation,
  direction: Direction,
  onProgress: (line: string) => void,
): Promise<void> => {
  for (const { name, prefix, noun } of STORES) {
    const local = openObjectStore({ folder: dataDir }, name);
    const remote = openObjectStore({ bucket }, name);
    const [source, target] = direction === "to" ? [local, remote] : [remote, local];
    const { copied, agreed } = await moveObjects(source, target, prefix);
    onProgress(`${noun.padEnd(24)}${String(copied).padStart(9)} copied, ${agreed} agreed already`);
  }
};

const adviceAfter = (direction: Direction, { secrets, dataDir }: ApiConfig): string => {
  const where =
    direction === "to"
      ? "Start with DATABASE_URL set to it"
      : `Start with DATA_DIR=${dataDir} and without DATABASE_URL`;
  const secret =
    secrets.length > 0 || direction === "from"
      ? "JWT_SECRET as it was"
      : `JWT_SECRET set to what stands in ${join(dataDir, "secret")}`;
  return `${where}, and ${secret}: with another secret everyone is signed out, and guests count as new ones.`;
};

/**
 * `npm run move`: moves the data between the embedded database in the data folder and PostgreSQL, with `--media` also
 * the files between the data folder and the bucket. All sites must be stopped.
 */
export const runMove = async (
  config: ApiConfig,
  args: readonly string[],
  onProgress: (line: string) => void,
): Promise<string> => {
  const { url, direction, media } = parseMove(args);
  if (media && !config.bucket)
    throw new OperatorError("--media needs the bucket's settings: S3_ENDPOINT and the others.");
  prepareDataFolder(config.dataDir, onProgress);
  const embedded = await openEmbedded(config.dataDir, pino({ level: "error" }));
  try {
    // Files first, so that a row never points to a missing picture.
    if (media && config.bucket) await moveMedia(config, config.bucket, direction, onProgress);
    const external = { connectionString: url, connectionTimeoutMillis: 10_000 };
    const [source, target] =
      direction === "to" ? [embedded.connection, external] : [external, embedded.connection];
    const { tables, rows } = await moveDatabase(source, target, onProgress);
    return `${tables} tables with ${rows} rows are moved, and agree by count and checksum.\n${adviceAfter(direction, config)}`;
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(
      `The move broke off: ${connectionFailure(error, `--${direction}`)}. The source is as it was; the same command goes on where it stopped.`,
      { cause: error },
    );
  } finally {
    await embedded.close();
  }
};
