import Fastify, { type FastifyInstance, type HTTPMethods } from "fastify";
import { followRegistry, type LiveRegistry } from "../../registry/live-registry";
import { emptyCounts } from "../../telemetry/counts";
import { noHistory } from "../../telemetry/history/history-store";
import { createReleaseFixture, type ReleaseFixture } from "../../testing/release-fixture";
import { releaseRoutes } from "./release-routes";

/** The API's status for each kind of session: `api/test/permissions.test.ts` tests who gets which. */
const SESSIONS: Record<string, number> = { guest: 401, user: 403, deactivated: 403, unreachable: 503 };

let app: FastifyInstance;
let live: LiveRegistry;
let fixture: ReleaseFixture;
let routes: { method: HTTPMethods; url: string }[];

beforeEach(async () => {
  fixture = await createReleaseFixture();
  const { store, objects, trusted, signers } = fixture.context;
  live = await followRegistry(store, { onError: () => undefined });
  routes = [];
  app = Fastify();
  app.addHook("onRoute", ({ method, url }) => {
    for (const each of [method].flat()) if (each !== "HEAD") routes.push({ method: each, url });
  });
  await app.register(releaseRoutes, {
    live,
    store,
    counts: emptyCounts,
    onCounts: () => undefined,
    errors: { recent: async () => [] },
    history: noHistory,
    webhooks: undefined,
    checkSession: async (authorization) => ({
      status: SESSIONS[authorization?.replace("Bearer ", "") ?? "guest"] ?? 200,
      body: JSON.stringify({ title: "Refused" }),
    }),
    originOf: () => "https://promptfolio.test",
    releaseControl: { objects, trusted, signers },
  });
});
afterEach(async () => {
  live.close();
  await app.close();
  await fixture.remove();
});

test.each(Object.entries(SESSIONS))("rejects requests to every release route: %s", async (role, status) => {
  expect(routes.length).toBeGreaterThan(6);
  for (const { method, url } of routes) {
    const headers = { authorization: `Bearer ${role}`, cookie: `release_events=${role}` };
    const response = await app.inject({ method, url, headers });
    expect(`${method} ${url} ${response.statusCode}`).toBe(`${method} ${url} ${status}`);
    expect(response.body).toBe('{"title":"Refused"}');
  }
});
