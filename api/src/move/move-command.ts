import { join } from "node:path";
import { parseArgs } from "node:util";
import { type BucketLocation, createBucketStore } from "@promptfolio/server/object-store/bucket-store";
import { createFolderStore } from "@promptfolio/server/object-store/folder-store";
import { OperatorError } from "@promptfolio/server/operator-error";
import { pino } from "pino";
import type { ApiConfig } from "../config/config";
import { prepareDataFolder } from "../config/data-folder";
import { connectionFailure, readPostgresUrl } from "../config/postgres-url";
import { openEmbedded } from "../database/embedded/open-embedded";
import { moveDatabase } from "./move-database";
import { moveObjects } from "./move-objects";

const USAGE = "Usage: npm run move -- (--to | --from) postgres://… [--media]";

interface MoveRequest {
  url: string;
  direction: "to" | "from";
  media: boolean;
}

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
const parseMove = (args: readonly string[]): MoveRequest => {
  const { to, from, media } = readOptions(args);
  const url = to ?? from;
  if (url === undefined || (to !== undefined && from !== undefined) || !/^postgres(ql)?:\/\//.test(url))
    throw new OperatorError(USAGE);
  const direction = to === undefined ? "from" : "to";
  return { url: readPostgresUrl(url, `--${direction}`), direction, media };
};

/** The contents of each store that can't be recreated; `name` is also its folder in the data folder. */
const STORES = [
  { name: "media", prefix: "originals/", noun: "pictures" },
  { name: "releases", prefix: "", noun: "files of releases" },
] as const;

const moveMedia = async (
  { dataDir }: ApiConfig,
  location: BucketLocation,
  direction: MoveRequest["direction"],
  onProgress: (line: string) => void,
): Promise<void> => {
  for (const { name, prefix, noun } of STORES) {
    const folder = createFolderStore(join(dataDir, name));
    const bucket = createBucketStore(location, `${name}/`);
    const [source, target] = direction === "to" ? [folder, bucket] : [bucket, folder];
    const { copied, agreed } = await moveObjects(source, target, prefix);
    onProgress(`${noun.padEnd(24)}${String(copied).padStart(9)} copied, ${agreed} agreed already`);
  }
};

const adviceAfter = ({ direction }: MoveRequest, { secrets, dataDir }: ApiConfig): string => {
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
  const request = parseMove(args);
  if (request.media && !config.bucket)
    throw new OperatorError("--media needs the bucket's settings: S3_ENDPOINT and the others.");
  prepareDataFolder(config.dataDir, onProgress);
  const embedded = await openEmbedded(config.dataDir, pino({ level: "error" }));
  try {
    // Files first, so that a row never points to a missing picture.
    if (request.media && config.bucket) await moveMedia(config, config.bucket, request.direction, onProgress);
    const external = { connectionString: request.url, connectionTimeoutMillis: 10_000 };
    const [source, target] =
      request.direction === "to" ? [embedded.connection, external] : [external, embedded.connection];
    const tables = await moveDatabase(source, target, onProgress);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return `${tables.length} tables with ${rows} rows are moved, and agree by count and checksum.\n${adviceAfter(request, config)}`;
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(
      `The move broke off: ${connectionFailure(error, `--${request.direction}`)}. The source is as it was; the same command goes on where it stopped.`,
      { cause: error },
    );
  } finally {
    await embedded.close();
  }
};
