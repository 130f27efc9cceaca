import type { DemoCredentials } from "@promptfolio/contracts/api/accounts";
import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
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

const build = async (
  config: ApiConfig,
  log: Logger,
  storage: OpenDatabase,
  demo: DemoCredentials,
  store: ObjectStore,
) => {
  const { database } = storage;
  const [secret = storedSecret(config.dataDir), ...retired] = config.secrets;
  const keys = keyRing([secret, ...retired]);
  const tokens = createTokens(keys, config.tokenHours);
  const responses = new ResponseCache();
  const accounts = new AccountCache();
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
    checkPassword: await createPasswordCheck(),
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
 * @param onProgress called with a line for each step that takes a moment
 * @throws OperatorError, whose message is for the operator
 */
export const openServices = async (
  config: ApiConfig,
  {
    log,
    tracing,
    onProgress = () => {},
  }: { log: Logger; tracing?: Tracing | undefined; onProgress?: (line: string) => void },
): Promise<Services> => {
  assertRuntime();
  prepareDataFolder(config.dataDir, onProgress);
  const storage = await openDatabase(config, { log, spans: tracing }, onProgress);
  try {
    await ensureSettings(storage.database);
    const store = openMediaStore(config);
    const demo = await prepareDemo(config, storage.database, store, onProgress);
    await ensureAdministrator(config, storage.database, onProgress);
    const services = await build(config, log, storage, demo, store);
    services.metrics.gauge("promptfolio_database_away", "1 while calls of PostgreSQL fail at once", () =>
      Number(storage.isAway()),
    );
    tracing?.exportMetrics(services.metrics.json);
    // Files that a deletion left behind, because of a crash or because the bucket couldn't be reached.
    storage.runHourly("removing files of deleted images", async () => services.fileDeletions.start());
    storage.runHourly("finding the colours of pictures", () => addMissingColors(services));
    return services;
  } catch (error) {
    await storage.close();
    throw error;
  }
};
