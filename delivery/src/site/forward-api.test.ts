import Fastify, { type FastifyInstance } from "fastify";
import { forwardApi, healthRoutes } from "./forward-api";

describe("a site in front of a separate API", () => {
  let api: FastifyInstance;
  let origin: string;
  let isReady: boolean;

  beforeEach(async () => {
    isReady = true;
    api = Fastify();
    api.get("/api/echo", async ({ headers }) => headers);
    api.get("/readyz", async (_request, reply) => reply.code(isReady ? 200 : 503).send({}));
    origin = await api.listen({ host: "127.0.0.1", port: 0 });
  });
  afterEach(() => api.close());

  const inFront = async (trustProxy: string | false): Promise<FastifyInstance> => {
    const site = Fastify({ trustProxy });
    await forwardApi(site, origin);
    healthRoutes(site, origin, 3_000);
    return site;
  };

  it.each([
    ["of one's own when nobody is trusted", false, "198.51.100.7"],
    ["that a trusted proxy tells", "198.51.100.7", "203.0.113.9"],
  ] as const)("passes on the address %s", async (_name, trustProxy, expected) => {
    const site = await inFront(trustProxy);
    const response = await site.inject({
      url: "/api/echo",
      remoteAddress: "198.51.100.7",
      headers: { "x-forwarded-for": "203.0.113.9", authorization: "Bearer x" },
    });
    expect(response.json()).toMatchObject({ "x-forwarded-for": expected, authorization: "Bearer x" });
    await site.close();
  });

  it("is ready as long as the API is, and alive in any case", async () => {
    const site = await inFront(false);
    const statuses = async () =>
      Promise.all(["/healthz", "/readyz"].map(async (url) => (await site.inject(url)).statusCode));
    expect(await statuses()).toEqual([200, 200]);
    isReady = false;
    expect(await statuses()).toEqual([200, 503]);
    await api.close();
    expect(await statuses()).toEqual([200, 503]);
    await site.close();
  });
});
