import { SHELL_ID } from "@promptfolio/contracts/release";
import type { ApiFetcher } from "@promptfolio/lib/route-data";
import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import { noSpans, type Spans } from "@promptfolio/server/tracing/spans";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import type { PageTimeouts } from "../config";
import { previewRoutes } from "../previews/preview-routes";
import { createPreviews } from "../previews/previews";
import { type PublishingOptions, publishingRoutes } from "../publishing/publishing-routes";
import { followRegistry, type LiveRegistry } from "../registry/live-registry";
import type { ReleaseStore } from "../registry/release-store";
import { createSharedFiles } from "../registry/shared-files";
import { withVerifiedFiles } from "../registry/verified-files";
import { RenderError } from "../render/render-error";
import { createRenderPool } from "../render/render-pool";
import type { Sandbox } from "../render/sandbox";
import type { CountStore } from "../telemetry/count-store";
import { createErrorCollector } from "../telemetry/errors/error-collector";
import type { ErrorStore } from "../telemetry/errors/error-store";
import { createFrameResolver } from "../telemetry/errors/resolve-frame";
import { serverFrames } from "../telemetry/errors/server-frames";
import { createHistoryRecorder } from "../telemetry/history/history-recorder";
import { type HistoryStore, noHistory } from "../telemetry/history/history-store";
import { createReleaseMetrics, type ReleaseMetrics } from "../telemetry/release-metrics";
import { startReleaseTelemetry } from "../telemetry/release-telemetry";
import type { SummaryWriter } from "../telemetry/summary";
import { startWebhooks, type WebhookSettings } from "../webhooks/start-webhooks";
import { createWebhookLog } from "../webhooks/webhook-log";
import type { PageComposer } from "./compose-page";
import { FAVICON, FAVICON_HEADERS } from "./favicon";
import { mapRoutes } from "./map-routes";
import type { Overrides } from "./overrides";
import { type Content, pageRoutes } from "./page-routes";
import { releaseFileRoutes } from "./release-files";
import type { ReleaseControl } from "./releases/action-routes";
import type { SessionCheck } from "./releases/check-session";
import { releaseRoutes } from "./releases/release-routes";
import { siteMapRoutes } from "./site-map";
import { createOwnOriginCheck, createSiteOrigin } from "./site-origin";
import { telemetryRoutes } from "./telemetry-routes";
import { createVisitorMaps } from "./visitor-map";

export interface SiteOptions {
  store: ReleaseStore;
  /** Where teams publish over HTTP; null if nothing is signed. */
  publishing?: PublishingOptions | null;
  /** Where previews are revoked; null if there are none. */
  previewObjects: ObjectStore | null;
  /** What administrators change releases with; null if they can't. */
  releaseControl?: ReleaseControl | null;
  /** Webhooks for releases; null or absent: none. */
  webhooks?: (WebhookSettings & { objects: ObjectStore }) | null;
  /** Where the counts of telemetry are stored, shared by all instances. */
  counts: CountStore;
  /** Writes the counts for the release command. */
  summary: SummaryWriter;
  /** Where failures of releases are stored, shared by all instances. */
  errors: ErrorStore;
  /** Where the data of charts is stored, shared by all instances; absent: nowhere. */
  history?: HistoryStore;
  fetchApi: ApiFetcher;
  /** Decides who may see the releases. */
  checkSession: SessionCheck;
  siteOrigin: string | null;
  content: Content;
  /** Development servers' releases that replace published ones; null in production, where this is forbidden. */
  overrides: Overrides | null;
  timeouts: PageTimeouts;
  /** The maximum number of pages per second that are rendered for one network; absent: unlimited. */
  networkPagesPerSecond?: number;
  /** Absent: no tracing. */
  spans?: Spans | undefined;
  /** The sandbox of the remotes' server code. */
  sandbox: Sandbox;
  log: Logger;
}

export interface Site {
  /** The metrics of releases. */
  metrics: Pick<ReleaseMetrics, "text" | "json">;
}

/** The number of processes that render pages, and the memory limit of each, in megabytes. */
const RENDERING = { maxRenderers: 8, memoryMb: 256 };

/** The server builds of every version that a visitor may get now, including the last good ones. */
const neededModules = (live: LiveRegistry): Set<string> => {
  const names = new Set<string>();
  for (const [id, { channel }] of Object.entries(live.registry().entries))
    for (const version of [
      channel.stable,
      channel.canary?.version,
      ...channel.history.map((entry) => entry.version),
    ]) {
      const descriptor = version ? live.descriptor(id, version) : null;
      if (!descriptor) continue;
      const paths =
        id === SHELL_ID
          ? [descriptor.serverEntry]
          : Object.values(descriptor.pages).map((page) => page.server);
      for (const path of paths) if (path) names.add(`${id}/${descriptor.version}/${path}`);
    }
  return names;
};

/**
 * Adds the site to a server: pages, release files, telemetry, site map. Pages are registered last, as they match all
 * other paths.
 */
export const installSite = async (app: FastifyInstance, options: SiteOptions): Promise<Site> => {
  const { counts, summary, fetchApi, siteOrigin, content, overrides, timeouts, sandbox, log } = options;
  const { networkPagesPerSecond = Number.POSITIVE_INFINITY, history = noHistory } = options;
  const store = withVerifiedFiles(options.store, (id, version, path) => {
    log.error({ id, version, path }, "a file differs from its release's descriptor, and is not served");
    metrics.countChangedFile();
  });
  const live = await followRegistry(store, {
    onError: (error) => log.error({ err: error }, "the registry could not be read"),
    onBadRelease: (release) => log.error(release, "a release can't be served; the rest of the site is"),
  });
  const metrics = createReleaseMetrics(live, () => options.publishing?.trusted.problems() ?? 0);
  const errors = createErrorCollector(options.errors, createFrameResolver(store));
  const recorder = createHistoryRecorder(history);
  const watch = startReleaseTelemetry({
    ...{ live, metrics, store, counts, summary, errors, log },
    history: recorder,
  });
  const { webhooks } = options;
  const webhookSender = webhooks && startWebhooks({ ...webhooks, live, store, logger: log });
  const pool = createRenderPool({
    ...RENDERING,
    timeoutMs: timeouts.renderMs,
    sandbox,
    onIdleDeath: (release, reason) => {
      const [remote = SHELL_ID, version = ""] = release?.split("/") ?? [];
      log.error({ remote, version, reason }, "an idle renderer died");
      watch.count({ kind: "render", remote, version, message: reason, where: "" });
    },
    readCode: async (name) => {
      const local = await overrides?.local.readCode(name);
      if (local) return local;
      const [id = "", version = "", ...path] = name.split("/");
      const bytes = await store.readFile(id, version, path.join("/"));
      if (!bytes) throw new RenderError(`${name} is missing from its release`);
      return bytes.toString("utf8");
    },
  });
  const warmUp = (): void => {
    const version = live.registry().entries[SHELL_ID]?.channel.stable;
    const entry = version && live.descriptor(SHELL_ID, version)?.serverEntry;
    if (!entry) return;
    pool
      .warmUp(`${SHELL_ID}/${version}/${entry}`)
      .catch((error: unknown) => log.warn({ err: error }, "no renderer could be started in advance"));
  };
  warmUp();
  const retainNeeded = (): void =>
    pool.retain(new Set([...neededModules(live), ...(overrides?.local.modules() ?? [])]));
  overrides?.local.onChange(retainNeeded);
  live.onChange(() => {
    retainNeeded();
    warmUp();
    log.info({ revision: live.registry().revision }, "the registry has changed");
  });
  app.addHook("onClose", async () => {
    live.close();
    await webhookSender?.close();
    await watch.close();
    await pool.close();
  });

  const composer: PageComposer = {
    pool,
    spans: options.spans ?? noSpans,
    fetchApi,
    timeouts,
    report: (remote, version, url, error) => {
      log.error({ remote, version, url, err: error }, "SSR failed, falling back to client rendering");
      if (error instanceof RenderError && error.isRefused) return;
      const frames = serverFrames(error);
      watch.count({ kind: "render", remote, version, message: String(error), where: url, frames });
    },
  };
  app.get("/favicon.svg", async (_request, reply) =>
    reply.headers(FAVICON_HEADERS).type("image/svg+xml").send(FAVICON),
  );
  app.get("/favicon.ico", async (_request, reply) => reply.redirect("/favicon.svg", 302));
  const originOf = createSiteOrigin(app, siteOrigin);
  const { previewObjects } = options;
  const trusted = options.publishing?.trusted ?? null;
  const previews = previewObjects && createPreviews({ objects: previewObjects, store, trusted });
  const resolve = createVisitorMaps({ live, overrides, previews });
  if (previews) await app.register(previewRoutes, { prefix: "/releases/preview", previews, live, store });
  const shared = createSharedFiles({ store, live });
  await app.register(releaseFileRoutes, { prefix: "/r", store, shared });
  if (options.publishing)
    await app.register(publishingRoutes, { prefix: "/releases", ...options.publishing });
  await app.register(mapRoutes, { prefix: "/r", resolve });
  await app.register(telemetryRoutes, { watch });
  const { checkSession, releaseControl = null } = options;
  await app.register(releaseRoutes, {
    ...{
      live,
      store,
      counts: watch.total,
      onCounts: watch.onTotal,
      history,
      checkSession,
      originOf,
      releaseControl,
    },
    errors: options.errors,
    webhooks: webhooks ? createWebhookLog(webhooks.objects) : null,
  });
  await app.register(siteMapRoutes, { live, fetchApi, originOf });
  const onServed = (remote: string, version: string, network: string): void => {
    watch.count({ kind: "served", remote, version }, network);
  };
  const isOwnOrigin = createOwnOriginCheck(app, siteOrigin);
  await app.register(pageRoutes, {
    composer,
    live,
    resolve,
    originOf,
    isOwnOrigin,
    content,
    onServed,
    networkPagesPerSecond,
  });
  return { metrics };
};
