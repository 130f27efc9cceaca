import type { FastifyPluginAsync } from "fastify";
import type { LiveRegistry } from "../../registry/live-registry";
import type { ReleaseStore } from "../../registry/release-store";
import type { Counts } from "../../telemetry/counts";
import type { SessionCheck } from "./check-session";
import { createRecentChanges } from "./recent-changes";
import { releaseOverview } from "./release-overview";

interface ReleaseRoutesOptions {
  live: LiveRegistry;
  store: ReleaseStore;
  counts: () => Counts;
  checkSession: SessionCheck;
}

/** What administrators see of releases. The API decides who is one, for every request. */
export const releaseRoutes: FastifyPluginAsync<ReleaseRoutesOptions> = async (app, options) => {
  const { live, store, counts, checkSession } = options;
  const recentChanges = createRecentChanges(store);

  app.addHook("onRequest", async (request, reply) => {
    reply.header("Cache-Control", "no-store").header("Vary", "Authorization");
    const { status, body } = await checkSession(request.headers.authorization);
    if (status !== 200) return reply.code(status).type("application/problem+json").send(body);
  });

  app.get("/api/admin/releases", async () => {
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
  });
};
