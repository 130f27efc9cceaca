import Fastify from "fastify";
import { visitorOf } from "./visitor-map";

const createSite = () => {
  const app = Fastify({ trustProxy: true });
  app.get("/", async (request, reply) => visitorOf(request, reply));
  return app;
};

test.each([
  ["http", /^visitor=[0-9a-f-]{36}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/],
  ["https", /^__Host-visitor=[0-9a-f-]{36}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/],
])("sets a cookie over %s, and identifies the visitor by it", async (protocol, expected) => {
  const app = createSite();
  const headers = { "x-forwarded-proto": protocol };
  const first = await app.inject({ url: "/", headers });
  const cookie = String(first.headers["set-cookie"]);
  expect(cookie).toMatch(expected);
  const again = await app.inject({ url: "/", headers: { ...headers, cookie: cookie.split(";")[0] ?? "" } });
  expect(again.body).toBe(first.body);
  expect(again.headers["set-cookie"]).toBeUndefined();
});

test("sets no cookie on a page that the visitor may never see", async () => {
  const headers = { "sec-purpose": "prefetch;prerender" };
  const { body, headers: sent } = await createSite().inject({ url: "/", headers });
  expect(body).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent["set-cookie"]).toBeUndefined();
});
