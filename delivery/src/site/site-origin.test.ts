import { connect } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { addSecurityHeaders } from "./security-headers";
import { createSiteOrigin, refuseMalformedHosts } from "./site-origin";

let app: FastifyInstance;

const start = (siteOrigin: string | undefined): void => {
  app = Fastify();
  addSecurityHeaders(app);
  refuseMalformedHosts(app);
  const originOf = createSiteOrigin(app, siteOrigin);
  app.get("/*", async (request) => originOf(request));
};
afterEach(() => app.close());

const originFor = async (host: string): Promise<string> =>
  (await app.inject({ url: "/", headers: { host } })).body;

test.each(["localhost:3000", "127.0.0.1:3000", "[::1]:3000"])(
  "uses %s as the origin if none is configured",
  async (host) => {
    start(undefined);
    expect(await originFor(host)).toBe(`http://${host}`);
  },
);

test.each(["evil.example", "localhost.evil.example", "127.0.0.1.evil.example"])(
  "does not use %s as the origin of links",
  async (host) => {
    start(undefined);
    expect(await originFor(host)).toBe("http://localhost");
  },
);

test("uses the configured origin, whatever the Host header", async () => {
  start("https://promptfolio.test");
  expect(await originFor("localhost:3000")).toBe("https://promptfolio.test");
});

/** Sends raw bytes that no HTTP client would send. */
const sendRaw = async (request: string): Promise<string> => {
  const { port } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
  const socket = connect(Number(port), "127.0.0.1");
  socket.end(request);
  let response = "";
  for await (const chunk of socket) response += chunk;
  return response;
};

test.each([
  ["an empty first segment", "GET // HTTP/1.1\r\nHost: localhost\r\n"],
  ["another site as its path", "GET //evil.example/ HTTP/1.1\r\nHost: localhost\r\n"],
  ["a Host with a path", "GET / HTTP/1.1\r\nHost: localhost/evil\r\n"],
  ["a Host with quotes", 'GET / HTTP/1.1\r\nHost: "><script>\r\n'],
  ["a Host with a port that there isn't", "GET / HTTP/1.1\r\nHost: localhost:99999\r\n"],
  ["a Host with an address that there isn't", "GET / HTTP/1.1\r\nHost: [::::]\r\n"],
  ["a Host with a user", "GET / HTTP/1.1\r\nHost: a@b\r\n"],
])("responds with 400 to a request with %s", async (_name, request) => {
  start(undefined);
  expect(await sendRaw(`${request}Connection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
});

test("restricts browser features in every response", async () => {
  start(undefined);
  const { headers } = await app.inject("/");
  expect(headers["content-security-policy"]).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
  expect(headers["x-content-type-options"]).toBe("nosniff");
});
