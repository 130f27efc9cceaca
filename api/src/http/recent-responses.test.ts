import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { readConfig } from "../config";
import { createServer } from "./create-server";
import { createMetrics } from "./metrics";
import { installProtection } from "./protection";
import { installTrace } from "./request-trace";
import { ResponseCache } from "./response-cache";
import { sendPublic } from "./send-public";

describe("recent responses", () => {
  let app: FastifyInstance;
  let responses: ResponseCache;
  let origin: string;
  let runs: number;
  const lines: { route: string; status: number; reqId: string }[] = [];

  beforeEach(async () => {
    runs = 0;
    lines.length = 0;
    responses = new ResponseCache({ ttlMs: 60_000 });
    const config = readConfig({ TRUST_PROXY: "loopback" });
    const log = pino({ level: "info" }, { write: (line: string) => lines.push(JSON.parse(line)) });
    app = createServer(config, log);
    installTrace(app, createMetrics());
    installProtection(app, { resourcePolicy: "same-origin", vary: "Authorization" });
    app.get<{ Querystring: { page?: string } }>("/list", (request, reply) => {
      runs += 1;
      return sendPublic(responses, `list ${request.query.page}`, request, reply, async () => ({ runs }));
    });
    origin = await app.listen({ port: 0, host: "127.0.0.1" });
    lines.length = 0;
  });
  afterEach(() => app.close());

  const fetchPath = async (path = "/list", headers: Record<string, string> = {}) => {
    const response = await fetch(origin + path, { headers });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    };
  };
  /** A response without the headers that differ between any two requests. */
  const comparable = ({ headers, ...rest }: Awaited<ReturnType<typeof fetchPath>>) => {
    const { date, "x-request-id": id, ...others } = headers;
    expect([date, id]).not.toContain(undefined);
    return { ...rest, headers: others };
  };

  it("equal the route's responses, header for header, without running it", async () => {
    await fetchPath();
    const fromRoute = await fetchPath();
    const recent = await fetchPath();
    expect(runs).toBe(2);
    expect(comparable(recent)).toEqual(comparable(fromRoute));
    expect(recent.headers["x-request-id"]).not.toBe(fromRoute.headers["x-request-id"]);
  });

  it("may be cached by proxies, but are revalidated by browsers", async () => {
    expect((await fetchPath()).headers["cache-control"]).toBe("public, max-age=0, s-maxage=3");
  });

  it("are logged like all others, with the request id of a proxy", async () => {
    for (const id of ["first-request", "second-request", "third-request"])
      await fetchPath("/list", { "x-request-id": id });
    await app.close();
    expect(lines.filter(({ route }) => route === "/list")).toEqual(
      ["first-request", "second-request", "third-request"].map((reqId) =>
        expect.objectContaining({ reqId, route: "/list", status: 200 }),
      ),
    );
  });

  it("are dropped when the response cache is cleared or paused", async () => {
    await fetchPath();
    await fetchPath();
    responses.clear();
    expect((await fetchPath()).body).toBe('{"runs":3}');
    await fetchPath();
    responses.pause(true);
    expect((await fetchPath()).body).toBe('{"runs":5}');
  });

  it.each([
    ["another query", "/list?page=2", {}],
    ["a token", "/list", { authorization: "Bearer x" }],
    ["a condition", "/list", { "if-none-match": '"x"' }],
    ["another site's page", "/list", { origin: "https://example.org" }],
    ["another format", "/list", { accept: "text/html" }],
    ["another protocol", "/list", { "x-forwarded-proto": "https" }],
  ])("aren't used for a request with %s", async (_, path, headers) => {
    await fetchPath();
    await fetchPath();
    await fetchPath(path, headers);
    expect(runs).toBe(3);
  });

  it("count request headers towards their size", async () => {
    await fetchPath();
    await fetchPath("/list", { accept: "x".repeat(4_000) });
    expect(app.recentResponses?.size).toBeGreaterThan(4_000);
  });

  it("depend on the protocol that a trusted proxy sends", async () => {
    for (let n = 0; n < 3; n += 1) await fetchPath("/list", { "x-forwarded-proto": "https" });
    await fetchPath();
    const { headers } = await fetchPath();
    expect(headers["strict-transport-security"]).toBeUndefined();
    const secure = await fetchPath("/list", { "x-forwarded-proto": "https" });
    expect(secure.headers["strict-transport-security"]).toContain("max-age");
    expect(runs).toBe(3);
  });
});
