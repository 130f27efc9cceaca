import { reasonOf } from "@promptfolio/server/error-code";
import { DrizzleQueryError } from "drizzle-orm";
import type { Logger } from "pino";
import type { ApiConfig } from "../config/config";
import { type Database, openPool } from "./database";

const CHECK_INTERVAL_MS = 250;
/** The cluster and the database in it: the same on a primary and its streaming replicas. */
const IDENTITY = `SELECT system_identifier || '/' || (SELECT oid FROM pg_database WHERE datname = current_database())
  FROM pg_control_system()`;

/** How far a replica may lag behind without any change of images, that is, how old counters may be. */
const MAX_LAG_MS = 5_000;

type Connections = Pick<ReturnType<typeof openPool>, "pool" | "database">;

/** A position in the primary's log that the replica has to reach. */
interface Target {
  position: string;
  identity: string;
  since: number;
}

/**
 * Reads a streaming replica of PostgreSQL only while it has replayed every change of images that this instance knows of,
 * so that lists are as current as the primary's, but for their counters.
 */
const startReplicaReads = (primary: Connections, { pool, database }: Connections, log: Logger) => {
  let isCurrent = false;
  let isConnected = false;
  let changes = 0;
  let target: Target | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isForeign = false;

  const suspend = (): void => {
    changes += 1;
    isCurrent = false;
    target = undefined;
  };
  const check = async (): Promise<void> => {
    const seen = changes;
    if (!target) {
      const since = performance.now();
      const { rows } = await primary.pool.query<Omit<Target, "since">>(
        `SELECT pg_current_wal_flush_lsn()::text AS position, (${IDENTITY}) AS identity`,
      );
      const [row] = rows;
      if (seen !== changes || !row) return;
      target = { ...row, since };
    }
    const { rows } = await pool.query<{ reached: boolean | null; isReplica: boolean }>(
      `SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS reached,
        pg_is_in_recovery() AND (${IDENTITY}) = $2 AS "isReplica"`,
      [target.position, target.identity],
    );
    const isReplica = rows[0]?.isReplica === true;
    if (!isReplica && !isForeign)
      log.error(
        "DATABASE_REPLICA_URL leads to no streaming replica of the database of DATABASE_URL, so it is not read",
      );
    isForeign = !isReplica;
    if (seen !== changes) return;
    if (isReplica && rows[0]?.reached) {
      isCurrent = isConnected;
      target = undefined;
    } else if (performance.now() - target.since > MAX_LAG_MS) isCurrent = false;
  };
  const checkRepeatedly = async (): Promise<void> => {
    try {
      await check();
    } catch (error) {
      if (isCurrent) log.warn({ reason: reasonOf(error) }, "the replica is not read until it can be checked");
      suspend();
    }
    if (!isStopped) timer = setTimeout(checkRepeatedly, CHECK_INTERVAL_MS).unref();
  };
  void checkRepeatedly();

  return {
    /** Runs a read on a replica that has all changes of images, or else on the primary. */
    async read<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
      if (!isCurrent) return work(primary.database);
      try {
        return await work(database);
      } catch (error) {
        // What the read found out, such as that there is no such image, is as true on the primary.
        if (!(error instanceof DrizzleQueryError)) throw error;
        log.warn({ reason: reasonOf(error.cause) }, "a read of the replica failed");
        suspend();
        return work(primary.database);
      }
    },
    /** Images have changed: the replica is not read until it has that change. */
    changed: suspend,
    /** Whether changes made by other instances are known; while they aren't, the replica is not read. */
    setConnected: (connected: boolean): void => {
      isConnected = connected;
      suspend();
    },
    isReplicaRead: () => isCurrent,
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await pool.end();
    },
  };
};
export type PublicReads = ReturnType<typeof startReplicaReads>;

/** Reads of what is public: of the primary alone, if there is no replica. */
export const openPublicReads = (
  primary: Connections,
  { databaseReplicaUrl, databaseConnections }: ApiConfig,
  log: Logger,
): PublicReads => {
  if (databaseReplicaUrl !== undefined)
    return startReplicaReads(
      primary,
      openPool({ connectionString: databaseReplicaUrl }, databaseConnections, log),
      log,
    );
  return {
    read: (work) => work(primary.database),
    changed: () => undefined,
    setConnected: () => undefined,
    isReplicaRead: () => false,
    stop: async () => undefined,
  };
};
