import { isIPv6 } from "node:net";
import { join } from "node:path";
import { apiRoutes, createServer, installProblems, mediaRoutes, operationRoutes } from "@promptfolio/api/app";
import { type ApiConfig, readConfig } from "@promptfolio/api/config/config";
import { createLog } from "@promptfolio/api/config/logging";
import { openPool } from "@promptfolio/api/database/database";
import { createMetrics } from "@promptfolio/api/http/metrics";
import { installServerMetrics } from "@promptfolio/api/http/operation-routes";
import { runServer } from "@promptfolio/api/http/run-server";
import { openServices, type Services } from "@promptfolio/api/services";
import {
  createReleaseCounts,
  createReleaseErrors,
  createReleaseHistory,
} from "@promptfolio/api/telemetry/release-telemetry";
import { readTogether } from "@promptfolio/server/config/read-environment";
import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import { openReleaseObjects } from "@promptfolio/server/object-store/open-object-store";
import { OperatorError } from "@promptfolio/server/operator-error";
import { openTracing } from "@promptfolio/server/tracing/open-tracing";
import type { Tracing } from "@promptfolio/server/tracing/spans";
import { type NoteUrl, startWatchdog } from "@promptfolio/server/watchdog/start-watchdog";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { type DeliveryConfig, readDeliveryConfig } from "./config";
import { product } from "./product/product";
import { createLastGoodFile } from "./registry/trust/last-good";
import { openReleaseStore } from "./registry/trust/trusted-store";
import { findSandbox, isIsolated, type Sandbox } from "./render/sandbox";
import { apiAtOrigin, apiInProcess, createApiFetcher, createSessionCheck } from "./site/fetch-api";
import { forwardApi, healthRoutes } from "./site/forward-api";
import { kitRoutes } from "./site/kit-routes";
import { createOverrides } from "./site/overrides";
import { refuseOversizedCookies } from "./site/oversized-cookies";
import { addSecurityHeaders } from "./site/security-headers";
import { installSite } from "./site/site";
import { refuseMalformedHosts } from "./site/site-origin";
import { createObjectErrors, withErrorSummary } from "./telemetry/errors/error-store";
import { createObjectHistory } from "./telemetry/history/history-store";
import { createObjectCounts } from "./telemetry/object-counts";
import { createSummaryWriter } from "./telemetry/summary";

/** Database connections of a site whose API is elsewhere: it only stores telemetry. */
const COUNTING_CONNECTIONS = 2;

/** How old pages may be if the API is elsewhere, in milliseconds. */
const API_CONTENT_TTL_MS = 2_000;

const say = (line: string): void => console.log(line);

/** What `npm run packages` makes. */
const KIT = join(import.meta.dirname, "../../dist/kit");

/** The dependencies of both ways to start. */
interface Process {
  config: DeliveryConfig;
  apiConfig: ApiConfig;
  sandbox: Sandbox;
  log: Logger;
  tracing: Tracing | undefined;
  noteUrl: NoteUrl;
}

/** A server that sends security headers with all responses, including the API's. */
const createSafeServer = ({ apiConfig, log, tracing, noteUrl }: Process): FastifyInstance => {
  const app = createServer(apiConfig, log, tracing, noteUrl);
  addSecurityHeaders(app);
  refuseOversizedCookies(app);
  refuseMalformedHosts(app);
  app.register(kitRoutes, { prefix: "/kit", folder: KIT });
  return app;
};

/**
 * Opens the release store, for serving releases, publishing over HTTP, and the dashboard's changes. Resolves with the
 * site's options that are the same wherever the API is.
 */
const openReleases = async ({ config, sandbox, log, tracing, noteUrl }: Process) => {
  const objects = openReleaseObjects(config.releases);
  const signers = config.operatorKey ? [config.operatorKey] : [];
  const { store, trusted } = await openReleaseStore(objects, {
    pinned: config.trust,
    signers,
    onProblem: (problem) =>
      log.error({ problem }, "the release store can't be trusted; the last good state is served"),
    lastGood: createLastGoodFile(config.lastGoodFile),
  });
  const options = {
    product,
    store,
    releaseControl: { objects, trusted, signers },
    webhooks: config.webhooks && { ...config.webhooks, objects },
    summary: createSummaryWriter(objects),
    spans: tracing,
    siteOrigin: config.siteOrigin,
    overrides: config.localRemotes && createOverrides(config.localRemotes),
    timeouts: config.timeouts,
    networkPagesPerSecond: config.networkPagesPerSecond,
    noteUrl,
    sandbox,
    log,
  };
  return { objects, options };
};

/** The stores of counts, errors and history in a database. */
const telemetryIn = (database: Services["database"], objects: ObjectStore) => ({
  counts: createReleaseCounts(database),
  errors: withErrorSummary(createReleaseErrors(database), objects),
  history: createReleaseHistory(database),
});

/** The whole product in one process: API, pictures and site in one server. */
const startTogether = async (parts: Process): Promise<[FastifyInstance, Services]> => {
  const { apiConfig, log, tracing } = parts;
  const services = await openServices(apiConfig, { log, tracing, onProgress: say });
  const app = createSafeServer(parts);
  installProblems(app);
  await app.register(apiRoutes, { prefix: "/api", services });
  await app.register(mediaRoutes, { prefix: "/media", services });
  await app.register(operationRoutes, { services });
  const { objects, options } = await openReleases(parts);
  const api = apiInProcess(app);
  const site = await installSite(app, {
    ...options,
    ...telemetryIn(services.database, objects),
    fetchApi: createApiFetcher(api, tracing),
    checkSession: createSessionCheck(api),
    content: { changes: () => services.responses.changes, revision: () => services.responses.revision },
  });
  services.metrics.section(site.metrics);
  return [app, services];
};

/** Stores telemetry in the API's database if its URL is set, or else in the release store. */
const openTelemetry = (app: FastifyInstance, objects: ObjectStore, { apiConfig, log }: Process) => {
  const { databaseUrl } = apiConfig;
  if (!databaseUrl)
    return {
      counts: createObjectCounts(objects),
      errors: withErrorSummary(createObjectErrors(objects), objects),
      history: createObjectHistory(objects),
    };
  const { pool, database } = openPool({ connectionString: databaseUrl }, COUNTING_CONNECTIONS, log);
  app.addHook("onClose", () => pool.end());
  return telemetryIn(database, objects);
};

/** The site alone, in front of a separate API. */
const startInFront = async (parts: Process, apiOrigin: string): Promise<FastifyInstance> => {
  const { config, log, tracing } = parts;
  const app = createSafeServer(parts);
  await forwardApi(app, apiOrigin, tracing);
  healthRoutes(app, apiOrigin, config.timeouts.apiMs);
  const { objects, options } = await openReleases(parts);
  const api = apiAtOrigin(apiOrigin, config.timeouts.apiMs, (error) =>
    log.error({ err: error }, "the API could not be reached"),
  );
  const site = await installSite(app, {
    ...options,
    ...openTelemetry(app, objects, parts),
    fetchApi: createApiFetcher(api, tracing),
    checkSession: createSessionCheck(api),
    // This process is not notified of content changes, so its revision changes with time.
    content: { changes: () => 0, revision: () => Math.floor(Date.now() / API_CONTENT_TTL_MS) },
  });
  const metrics = createMetrics();
  metrics.section(site.metrics);
  installServerMetrics(app, metrics);
  app.get("/metrics", async (_request, reply) =>
    reply
      .header("Cache-Control", "no-store")
      .type(metrics.contentType)
      .send(await metrics.text()),
  );
  tracing?.exportMetrics(metrics.json);
  return app;
};

/** Notes for the operator, printed after the site's URL. */
const notesOf = ({ siteOrigin, trust }: DeliveryConfig, port: number, sandbox: Sandbox): string => {
  const notes = [
    ...(siteOrigin ? [] : [`links name http://localhost:${port} until SITE_ORIGIN is set`]),
    ...(isIsolated(sandbox) ? [] : ["remotes' server code is trusted: bubblewrap can't be used here"]),
    ...(trust ? [] : ["releases are not verified until RELEASE_TRUST is set"]),
  ];
  return notes.length > 0 ? ` (${notes.join("; ")})` : "";
};

const start = async (): Promise<void> => {
  const [config, apiConfig] = readTogether(
    () => readDeliveryConfig(process.env),
    () => readConfig(process.env),
  );
  const log = createLog(apiConfig);
  const sandbox = await findSandbox();
  if (config.isIsolationRequired && !isIsolated(sandbox))
    throw new OperatorError(
      "RENDER_ISOLATION=required: bubblewrap (bwrap) is missing or can't make namespaces on this machine.",
    );
  const tracing = await openTracing(apiConfig.tracing, "promptfolio", log);
  const noteUrl = startWatchdog({
    script: new URL("watchdog-worker.js", import.meta.url),
    seconds: apiConfig.watchdogSeconds,
    logLevel: apiConfig.logLevel,
  });
  const parts: Process = { config, apiConfig, sandbox, log, tracing, noteUrl };
  const [app, services] = config.apiOrigin
    ? [await startInFront(parts, config.apiOrigin), undefined]
    : await startTogether(parts);
  await runServer({
    ...{ app, host: config.host, port: config.port, drainSeconds: apiConfig.drainSeconds, log },
    onRejection: () => services?.metrics.unhandledRejections.inc(),
    close: async () => {
      await services?.close();
      await tracing?.close();
    },
  });
  const address = app.server.address();
  const port = typeof address === "object" && address ? address.port : config.port;
  const shown = ["127.0.0.1", "0.0.0.0", "::"].includes(config.host) ? "localhost" : config.host;
  say(
    `Promptfolio is ready on http://${isIPv6(shown) ? `[${shown}]` : shown}:${port}${notesOf(config, port, sandbox)}`,
  );
  process.send?.("ready");
};

start().catch((error: unknown) => {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exit(1);
});
