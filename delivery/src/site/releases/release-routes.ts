import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import type { LiveRegistry } from "../../registry/live-registry";
import type { ReleaseStore } from "../../registry/release-store";
import type { Counts } from "../../telemetry/counts";
import type { OriginOf } from "../site-origin";
import { actionRoutes, type Steering } from "./action-routes";
import type { SessionCheck } from "./check-session";
import { createRecentChanges } from "./recent-changes";
import { releaseOverview } from "./release-overview";

interface ReleaseRoutesOptions {
  live: LiveRegistry;
  store: ReleaseStore;
  counts: () => Counts;
  checkSession: SessionCheck;
  originOf: OriginOf;
  /** Null where releases are only shown. */
  steering: Steering | null;
}

const emailIn = (session: string): string => {
  const parsed: unknown = JSON.parse(session);
  const isNamed = typeof parsed === "object" && parsed !== null && "email" in parsed;
  return isNamed && typeof parsed.email === "string" ? parsed.email : "unknown";
};

/** What administrators see of releases. The API decides who is one, for every request. */
export const releaseRoutes: FastifyPluginAsync<ReleaseRoutesOptions> = async (app, options) => {
  const { live, store, counts, checkSession, originOf, steering } = options;
  const administrators = new WeakMap<FastifyRequest, string>();
  const recentChanges = createRecentChanges(store);

  app.addHook("onRequest", async (request, reply) => {
    reply.header("Cache-Control", "no-store").header("Vary", "Authorization");
    const { status, body } = await checkSession(request.headers.authorization);
    if (status !== 200) return reply.code(status).type("application/problem+json").send(body);
    administrators.set(request, emailIn(body));
  });

  const overview = async () => {
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

  app.get("/api/admin/releases", overview);
  if (steering)
    await app.register(actionRoutes, {
      prefix: "/api/admin/releases",
      ...steering,
      store,
      live,
      overview,
      originOf,
      administratorOf: (request) => administrators.get(request) ?? "unknown",
    });
};
