import Fastify, { type FastifyInstance, type HTTPMethods } from "fastify";
import { followRegistry, type LiveRegistry } from "../../registry/live-registry";
import { useReleaseFixture } from "../../testing/release-fixture";
import { addReleaseRoutes } from "../../testing/release-routes";

/** The API's status for each kind of session: `api/test/permissions.test.ts` tests who gets which. */
const SESSIONS: Record<string, number> = { guest: 401, user: 403, deactivated: 403, unreachable: 503 };

let app: FastifyInstance;
let live: LiveRegistry;
const fixture = useReleaseFixture();
let routes: { method: HTTPMethods; url: string }[];

beforeEach(async () => {
  live = await followRegistry(fixture.context.store, { onError: () => undefined });
  routes = [];
  app = Fastify();
  app.addHook("onRoute", ({ method, url }) => {
    for (const each of [method].flat()) if (each !== "HEAD") routes.push({ method: each, url });
  });
  await addReleaseRoutes(app, fixture.context, {
    live,
    checkSession: async (authorization) => ({
      status: SESSIONS[authorization?.replace("Bearer ", "") ?? "guest"] ?? 200,
      body: JSON.stringify({ title: "Refused" }),
    }),
  });
});
afterEach(async () => {
  live.close();
  await app.close();
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
