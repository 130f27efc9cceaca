import { HISTORY_HOURS, type ReleaseHistory } from "@promptfolio/contracts/api/release-history";
import type { ReleaseOverview } from "@promptfolio/contracts/api/releases";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import type { LiveRegistry } from "../../registry/live-registry";
import type { ReleaseStore } from "../../registry/release-store";
import type { Counts } from "../../telemetry/counts";
import type { ErrorStore } from "../../telemetry/errors/error-store";
import { describeHistory } from "../../telemetry/history/describe-history";
import type { HistoryStore } from "../../telemetry/history/history-store";
import type { WebhookLog } from "../../webhooks/webhook-log";
import type { SessionCheck } from "../fetch-api";
import type { OriginOf } from "../site-origin";
import { actionRoutes, type ReleaseControl } from "./action-routes";
import { createBroadcast } from "./broadcast";
import { EVENTS_PATH, eventRoutes, setEventCookie } from "./event-routes";
import { problem } from "./problem";
import { createRecentChanges } from "./recent-changes";
import { releaseOverview } from "./release-overview";

interface ReleaseRoutesOptions {
  live: LiveRegistry;
  store: ReleaseStore;
  counts: () => Counts;
  /** The listener is called whenever the counts have been summed. */
  onCounts(listener: () => void): void;
  errors: Pick<ErrorStore, "recent">;
  history: HistoryStore;
  /** Undefined if there are no webhooks for releases. */
  webhooks: Pick<WebhookLog, "recent"> | undefined;
  checkSession: SessionCheck;
  originOf: OriginOf;
  /** Undefined if releases are read-only here. */
  releaseControl: ReleaseControl | undefined;
}

const emailIn = (session: string): string => {
  const parsed: unknown = JSON.parse(session);
  const isNamed = typeof parsed === "object" && parsed !== null && "email" in parsed;
  return isNamed && typeof parsed.email === "string" ? parsed.email : "unknown";
};

/** What administrators see of releases. The API decides for every request whether the user is an administrator. */
export const releaseRoutes: FastifyPluginAsync<ReleaseRoutesOptions> = async (site, options) => {
  const { live, store, counts, errors, history, webhooks, checkSession, originOf, releaseControl } = options;
  const recentChanges = createRecentChanges(store);

  const overview = async (): Promise<ReleaseOverview> => {
    const registry = live.registry();
    const { changes, authors } = await recentChanges(registry.revision);
    return releaseOverview({
      registry,
      descriptor: live.descriptor,
      counts: counts(),
      badReleases: live.badReleases(),
      changes,
      authors,
    });
  };

  const broadcast = createBroadcast(
    async () => JSON.stringify(await overview()),
    (error) => site.log.error({ err: error }, "subscribers could not be notified of releases"),
  );
  live.onChange(broadcast.publish);
  options.onCounts(broadcast.publish);
  await site.register(eventRoutes, { broadcast, checkSession });

  const administratorRoutes: FastifyPluginAsync = async (app) => {
    const administrators = new WeakMap<FastifyRequest, string>();

    app.addHook("onRequest", async (request, reply) => {
      reply.header("Cache-Control", "no-store").header("Vary", "Authorization");
      const { status, body } = await checkSession(request.headers.authorization);
      if (status !== 200) return reply.code(status).type("application/problem+json").send(body);
      administrators.set(request, emailIn(body));
    });

    // Polling alone may be late: administrators act on what is shown, also on what they have just published.
    app.get("/api/admin/releases", async (request) => {
      await live
        .refresh()
        .catch((error: unknown) => request.log.warn({ err: error }, "the registry could not be read"));
      return overview();
    });

    /** Sets the cookie with which this browser may open the event stream. */
    app.post(EVENTS_PATH, async (request, reply) => {
      setEventCookie(request, reply);
      return reply.code(204).send();
    });

    app.get("/api/admin/releases/errors", () => errors.recent());

    app.get("/api/admin/releases/webhooks", async () => (await webhooks?.recent()) ?? []);

    app.get<{ Querystring: { remote?: string; hours?: string } }>(
      "/api/admin/releases/history",
      async ({ query }, reply): Promise<ReleaseHistory> => {
        const hours = HISTORY_HOURS.find((known) => String(known) === query.hours);
        const { revision, entries } = live.registry();
        if (!hours || !query.remote || !(query.remote in entries))
          return problem(reply, 400, "Bad Request", "Name a remote, and 6, 24 or 168 hours.");
        const states = (await recentChanges(revision)).states.get(query.remote) ?? [];
        return describeHistory({ store: history, states }, query.remote, hours, new Date());
      },
    );
    if (releaseControl)
      await app.register(actionRoutes, {
        prefix: "/api/admin/releases",
        ...releaseControl,
        store,
        live,
        overview,
        originOf,
        administratorOf: (request) => administrators.get(request) ?? "unknown",
      });
  };
  await site.register(administratorRoutes);
};
