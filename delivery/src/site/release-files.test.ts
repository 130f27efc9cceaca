import Fastify, { type FastifyInstance } from "fastify";
import { releaseFileRoutes } from "./release-files";

const FILES: Record<string, string> = {
  "main.js": "plain",
  "main.js.br": "in brotli",
  "server/page.cjs": "of the server",
};

let app: FastifyInstance;
beforeEach(async () => {
  app = Fastify();
  const readFile = async (_id: string, _version: string, path: string) =>
    path in FILES ? Buffer.from(FILES[path] ?? "") : null;
  await app.register(releaseFileRoutes, { prefix: "/r", store: { readFile } });
});
afterEach(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/r/gallery/1.0.0/${path}`, headers });

it("tells caches to store a file for good, by encoding", async () => {
  const [plain, brotli] = [await get("main.js"), await get("main.js", { "accept-encoding": "br" })];
  for (const { headers } of [plain, brotli])
    expect(headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept-Encoding",
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
    });
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(brotli.headers.etag).not.toBe(plain.headers.etag);
});

it("confirms what a cache has stored without sending it again", async () => {
  const { etag } = (await get("main.js")).headers;
  const confirmed = await get("main.js", { "if-none-match": String(etag) });
  expect([confirmed.statusCode, confirmed.body]).toEqual([304, ""]);
  expect(confirmed.headers).toMatchObject({ etag, vary: "Accept-Encoding" });
  expect((await get("main.js", { "if-none-match": '"another"' })).statusCode).toBe(200);
});

it.each(["missing.js", "server/page.cjs"])("lets no cache store that there is no %s", async (path) => {
  const { statusCode, headers } = await get(path);
  expect(statusCode).toBe(404);
  expect(headers["cache-control"]).toBe("no-store");
});
