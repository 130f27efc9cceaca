import Fastify, { type FastifyInstance } from "fastify";
import { releaseFileRoutes } from "./release-files";

const SHARED = "files/page.0123456789abcdef.js";

const FILES: Record<string, string> = {
  "main.js": "plain",
  [SHARED]: "shared",
  "main.js.br": "in brotli",
  "server/page.cjs": "of the server",
};

let app: FastifyInstance;
beforeEach(async () => {
  app = Fastify();
  const readFile = async (_id: string, version: string, path: string) =>
    path in FILES && version !== "2.0.0" ? Buffer.from(FILES[path] ?? "") : undefined;
  const versionsWith = async function* (_id: string, path: string) {
    if (path === SHARED) yield* ["2.0.0", "1.0.0"];
  };
  await app.register(releaseFileRoutes, { prefix: "/r", store: { readFile }, shared: { versionsWith } });
});
afterEach(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/r/gallery/1.0.0/${path}`, headers });

it("lets caches store a file permanently, by encoding", async () => {
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

it("confirms a cached file without sending it again", async () => {
  const { etag } = (await get("main.js")).headers;
  const confirmed = await get("main.js", { "if-none-match": String(etag) });
  expect([confirmed.statusCode, confirmed.body]).toEqual([304, ""]);
  expect(confirmed.headers).toMatchObject({ etag, vary: "Accept-Encoding" });
  expect((await get("main.js", { "if-none-match": '"another"' })).statusCode).toBe(200);
});

it.each(["missing.js", "server/page.cjs"])("does not let caches store the 404 for %s", async (path) => {
  const { statusCode, headers } = await get(path);
  expect(statusCode).toBe(404);
  expect(headers["cache-control"]).toBe("no-store");
});

it("serves a shared file without a version, from any release that has it", async () => {
  const { body, headers } = await app.inject({ url: `/r/gallery/${SHARED}` });
  expect(body).toBe("shared");
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect((await app.inject({ url: "/r/gallery/files/unknown.0123456789abcdef.js" })).statusCode).toBe(404);
});

it("refuses a script to a service worker, which would outlive its release", async () => {
  expect((await get("main.js", { "service-worker": "script" })).statusCode).toBe(403);
});
