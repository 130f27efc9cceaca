import type { ApiFetcher } from "@promptfolio/lib/route-data";
import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import { noSpans, type Spans } from "@promptfolio/server/tracing/spans";
import type { NoteUrl } from "@promptfolio/server/watchdog/start-watchdog";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { previewRoutes } from "../previews/preview-routes";
import { createPreviews } from "../previews/previews";
import { publishingRoutes } from "../publishing/publishing-routes";
import { followRegistry } from "../registry/live-registry";
import type { ReleaseStore } from "../registry/release-store";
import { createSharedFiles } from "../registry/shared-files";
import { withVerifiedFiles } from "../registry/verified-files";
import { isRefused } from "../render/render-error";
import type { Sandbox } from "../render/sandbox";
import type { CountStore } from "../telemetry/count-store";
import { createErrorCollector } from "../telemetry/errors/error-collector";
import type { ErrorStore } from "../telemetry/errors/error-store";
import { createFrameResolver, serverFrames } from "../telemetry/errors/resolve-frame";
import { createHistoryRecorder } from "../telemetry/history/history-recorder";
import { type HistoryStore, noHistory } from "../telemetry/history/history-store";
import { createReleaseMetrics } from "../telemetry/release-metrics";
import { startReleaseTelemetry } from "../telemetry/release-telemetry";
import type { SummaryWriter } from "../telemetry/summary";
import { startWebhooks, type WebhookSettings } from "../webhooks/start-webhooks";
import { createWebhookLog } from "../webhooks/webhook-log";
import type { PageComposer, PageTimeouts } from "./compose-page";
import type { SessionCheck } from "./fetch-api";
import { iconRoutes } from "./icon-routes";
import type { Overrides } from "./overrides";
import { type Content, pageRoutes } from "./page-routes";
import { policyReportRoutes } from "./policy-report-routes";
import type { Product } from "./product";
import { releaseFileRoutes } from "./release-files";
import type { ReleaseControl } from "./releases/action-routes";
import { releaseRoutes } from "./releases/release-routes";
import { POLICY_REPORTS } from "./security-headers";
import { siteMapRoutes } from "./site-map";
import { createOwnOriginCheck, createSiteOrigin } from "./site-origin";
import { startRendering } from "./start-rendering";
import { telemetryRoutes } from "./telemetry-routes";
import { createVisitorMaps, mapRoutes } from "./visitor-map";

export interface SiteOptions {
  product: Product;
  store: ReleaseStore;
  /** What teams publish with, over HTTP, and administrators change releases with; undefined if they can't. */
  releaseControl: ReleaseControl | undefined;
  /** Webhooks for releases; undefined: none. */
  webhooks?: (WebhookSettings & { objects: ObjectStore }) | undefined;
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
  siteOrigin: string | undefined;
  content: Content;
  /** Development servers' releases that replace published ones; undefined in production, where this is forbidden. */
  overrides: Overrides | undefined;
  timeouts: PageTimeouts;
  /** The maximum number of pages per second that are rendered for one network; absent: unlimited. */
  networkPagesPerSecond?: number;
  /** Absent: no tracing. */
  spans?: Spans | undefined;
  /** Notes what the server works on, for its watchdog; absent: nothing is noted. */
  noteUrl?: NoteUrl | undefined;
  /** The sandbox of the remotes' server code. */
  sandbox: Sandbox;
  log: Logger;
}

/**
 * Adds the site to a server: pages, release files, telemetry, site map. Pages are registered last, as they match all
 * other paths. Resolves with the metrics of releases.
 */
export const installSite = async (app: FastifyInstance, options: SiteOptions) => {
  const { product, counts, summary, fetchApi, siteOrigin, content, overrides, timeouts, sandbox, log } =
    options;
  const { networkPagesPerSecond = Number.POSITIVE_INFINITY, history = noHistory, noteUrl } = options;
  const { checkSession, releaseControl, webhooks } = options;
  const trusted = releaseControl?.trusted;
  const store = withVerifiedFiles(options.store, (id, version, path) => {
    log.error({ id, version, path }, "a file differs from its release's descriptor, and is not served");
    metrics.countChangedFile();
  });
  const live = await followRegistry(store, {
    onError: (error) => log.error({ err: error }, "the registry could not be read"),
    onBadRelease: (release) => log.error(release, "a release can't be served; the rest of the site is"),
  });
  const metrics = createReleaseMetrics(live, () => trusted?.problems() ?? 0);
  const errors = createErrorCollector(options.errors, createFrameResolver(store));
  const telemetry = startReleaseTelemetry({
    ...{ live, metrics, store, counts, summary, errors, log },
    history: createHistoryRecorder(history),
  });
  const webhookSender = webhooks && startWebhooks({ ...webhooks, live, store, logger: log });
  const pool = startRendering(
    { live, store, overrides, telemetry, log },
    { timeoutMs: timeouts.renderMs, sandbox, ...(noteUrl && { onResult: noteUrl }) },
  );
  live.onChange(() => log.info({ revision: live.registry().revision }, "the registry has changed"));
  app.addHook("onClose", async () => {
    live.close();
    await webhookSender?.close();
    await telemetry.close();
    await pool.close();
  });

  const composer: PageComposer = {
    pool,
    spans: options.spans ?? noSpans,
    fetchApi,
    timeouts,
    product,
    report: (remote, version, url, error) => {
      log.error({ remote, version, url, err: error }, "SSR failed, falling back to client rendering");
      if (isRefused(error)) return;
      const frames = serverFrames(error);
      telemetry.count({ kind: "render", remote, version, message: String(error), where: url, frames });
    },
  };
  await app.register(iconRoutes, product);
  const originOf = createSiteOrigin(app, siteOrigin);
  const previews = releaseControl && createPreviews({ ...releaseControl, store });
  const resolve = createVisitorMaps({ live, overrides, previews });
  if (previews) await app.register(previewRoutes, { prefix: "/releases/preview", previews, live, store });
  const shared = createSharedFiles(store, live);
  await app.register(releaseFileRoutes, { prefix: "/r", store, shared });
  if (trusted) await app.register(publishingRoutes, { prefix: "/releases", ...releaseControl, trusted });
  await app.register(mapRoutes, { prefix: "/r", resolve });
  await app.register(telemetryRoutes, { telemetry });
  await app.register(policyReportRoutes, { prefix: POLICY_REPORTS, metrics });
  await app.register(releaseRoutes, {
    ...{ live, store, history, checkSession, originOf, releaseControl },
    counts: telemetry.total,
    onCounts: telemetry.onTotal,
    errors: options.errors,
    webhooks: webhooks && createWebhookLog(webhooks.objects),
  });
  await app.register(siteMapRoutes, { source: product.siteMap, live, fetchApi, originOf });
  await app.register(pageRoutes, {
    ...{ composer, live, resolve, originOf, content, networkPagesPerSecond },
    isOwnOrigin: createOwnOriginCheck(app, siteOrigin),
    onServed: (remote, version, network) => telemetry.count({ kind: "served", remote, version }, network),
  });
  return { metrics };
};
