import type { Tracing } from "@promptfolio/server/tracing/spans";
import type { Logger } from "pino";
import { AccountCache } from "./accounts/account-cache";
import { createAuthentication } from "./accounts/authentication";
import { ensureAdministrator } from "./accounts/ensure-administrator";
import { createMailer } from "./accounts/messages";
import { createPasswordCheck } from "./accounts/passwords";
import { createThrottle } from "./accounts/throttle";
import { createTokens } from "./accounts/tokens";
import { assertRuntime } from "./assert-runtime";
import type { ApiConfig } from "./config/config";
import { prepareDataFolder } from "./config/data-folder";
import { keyRing, storedSecret } from "./config/keys";
import { startChangeFeed } from "./database/change-feed";
import { type OpenDatabase, openDatabase } from "./database/open-database";
import { openPublicReads } from "./database/read-replica";
import { prepareDemo } from "./demo/demo-state";
import { createMetrics } from "./http/metrics";
import { ResponseCache } from "./http/response-cache";
import { createFileDeletions } from "./images/file-deletions";
import { addMissingColors } from "./images/missing-colors";
import { createMediaLibrary, openMediaStore } from "./media/library";
import { ensureSettings } from "./settings/settings-repository";
import { createRevealer } from "./viewing/reveal";

/** The dependencies of the routes. One instance per process. */
export type Services = Readonly<Awaited<ReturnType<typeof build>>>;

interface ProcessOptions {
  log: Logger;
  tracing?: Tracing | undefined;
  /** Called with a line for each step that takes a moment. */
  onProgress?: (line: string) => void;
}

const build = async (
  config: ApiConfig,
  storage: OpenDatabase,
  { log, tracing, onProgress }: Required<ProcessOptions>,
) => {
  const { database } = storage;
  await ensureSettings(database);
  const store = openMediaStore(config);
  const demo = await prepareDemo(config, database, store, onProgress);
  await ensureAdministrator(config, database, onProgress);
  const [secret = storedSecret(config.dataDir), ...retired] = config.secrets;
  const keys = keyRing([secret, ...retired]);
  const tokens = createTokens(keys, config.tokenHours);
  const responses = new ResponseCache();
  const accounts = new AccountCache();
  const checkPassword = await createPasswordCheck();
  const mailer = createMailer(config);
  const media = createMediaLibrary(database, store, config.pictureTimeoutMs);
  const fileDeletions = createFileDeletions({ database, media, log });
  const metrics = createMetrics();
  metrics.gauge(
    "promptfolio_file_deletions_pending",
    "Files that could not be deleted yet",
    fileDeletions.pending,
  );
  metrics.counter(
    "promptfolio_file_deletion_failures_total",
    "Deletions of files that failed and are tried again",
    fileDeletions.failed,
  );
  const publicReads = openPublicReads(storage, config, log);
  metrics.gauge("promptfolio_replica_read", "1 while public reads go to the replica", () =>
    Number(publicReads.isReplicaRead()),
  );
  const forgetResponses = () => {
    publicReads.changed();
    responses.clear();
  };
  // With the embedded database there is only this process, which knows of all changes.
  const feed =
    config.databaseDirectUrl === undefined
      ? undefined
      : await startChangeFeed(
          { connectionString: config.databaseDirectUrl },
          storage.pool,
          {
            onChange: forgetResponses,
            onAccountChange: (userId) => accounts.forget(userId),
            onConnectionChange: (isConnected) => {
              responses.pause(!isConnected);
              accounts.setConnected(isConnected);
              publicReads.setConnected(isConnected);
            },
          },
          log,
        );
  metrics.gauge("promptfolio_notifications_arrive", "1 while changes of other instances are heard of", () =>
    Number(feed?.isConnected() ?? true),
  );
  metrics.gauge("promptfolio_database_away", "1 while calls of PostgreSQL fail at once", () =>
    Number(storage.isAway()),
  );
  tracing?.exportMetrics(metrics.json);
  // Files that a deletion left behind, because of a crash or because the bucket couldn't be reached.
  storage.runHourly("removing files of deleted images", async () => fileDeletions.start());
  storage.runHourly("finding the colours of pictures", () => addMissingColors({ database, store, log }));
  return {
    config,
    log,
    database,
    storage,
    store,
    media,
    fileDeletions,
    responses,
    publicReads,
    keys,
    tokens,
    accounts,
    authentication: createAuthentication(database, tokens, accounts),
    throttle: createThrottle(database, config.throttleDelaySeconds),
    mailer,
    checkPassword,
    reveal: createRevealer(database, { batched: storage.engine !== undefined }),
    metrics,
    demo,
    changed: async () => {
      forgetResponses();
      await feed?.announce();
    },
    /** Stops maintenance, database and engine. All requests must have ended. */
    close: async () => {
      mailer?.close();
      await fileDeletions.stop();
      await feed?.stop();
      await publicReads.stop();
      await storage.close();
    },
  };
};

/**
 * Opens everything: locks the data folder, opens and migrates the database, loads the demo collection if configured,
 * creates the administrator.
 * @throws OperatorError, whose message is for the operator
 */
export const openServices = async (
  config: ApiConfig,
  { log, tracing, onProgress = () => {} }: ProcessOptions,
): Promise<Services> => {
  assertRuntime();
  prepareDataFolder(config.dataDir, onProgress);
  const storage = await openDatabase(config, { log, spans: tracing }, onProgress);
  try {
    return await build(config, storage, { log, tracing, onProgress });
  } catch (error) {
    await storage.close();
    throw error;
  }
};
