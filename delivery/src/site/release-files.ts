import { createHash } from "node:crypto";
import type { FastifyPluginAsync } from "fastify";
import fresh from "fresh";
import { LRUCache } from "lru-cache";
import type { ReleaseStore } from "../registry/release-store";
import { acceptedEncodings, type Encoding } from "./accepted-encoding";

const TYPES: Record<string, string> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json; charset=utf-8",
  svg: "image/svg+xml",
  webp: "image/webp",
  woff2: "font/woff2",
  txt: "text/plain; charset=utf-8",
};

/** The endings of the compressed files beside each file. */
const ENDINGS: Record<Encoding, string> = { br: "br", gzip: "gz" };

type FileStore = Pick<ReleaseStore, "readFile">;

interface Served {
  bytes: Buffer;
  encoding: Encoding | null;
  etag: string;
}

const serve = (bytes: Buffer, encoding: Encoding | null): Served => ({
  bytes,
  encoding,
  etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
});

/** The most that cached files may weigh, in bytes; all front ends together are well below it. */
const MAX_CACHE_BYTES = 24 * 1024 * 1024;

interface FileName {
  id: string;
  version: string;
  path: string;
  accepted: readonly Encoding[];
}

const readFile = async (
  store: FileStore,
  { id, version, path, accepted }: FileName,
): Promise<Served | undefined> => {
  for (const encoding of accepted) {
    const bytes = await store.readFile(id, version, `${path}.${ENDINGS[encoding]}`);
    if (bytes) return serve(bytes, encoding);
  }
  const bytes = await store.readFile(id, version, path);
  return bytes ? serve(bytes, null) : undefined;
};

/** Files of releases never change, so each is read once, also for concurrent requests. */
const createFileCache = (store: FileStore) => {
  const files = new LRUCache<string, Served, FileName>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
    fetchMethod: (_key, _stale, { context }) => readFile(store, context),
  });
  return (name: FileName): Promise<Served | undefined> =>
    files.fetch(`${name.id}/${name.version}/${name.path} ${name.accepted.join()}`, { context: name });
};

const endingOf = (path: string): string => path.slice(path.lastIndexOf(".") + 1);

/** `/r/{id}/{version}/…`: files of releases, precompressed, immutable. Server builds stay on the server. */
export const releaseFileRoutes: FastifyPluginAsync<{ store: FileStore }> = async (app, { store }) => {
  const read = createFileCache(store);
  app.get<{ Params: { id: string; version: string; "*": string } }>(
    "/:id/:version/*",
    async (request, reply) => {
      const { id, version, "*": path } = request.params;
      reply.header("Access-Control-Allow-Origin", "*");
      reply.header("Cross-Origin-Resource-Policy", "cross-origin");
      const type = TYPES[endingOf(path)];
      const accepted = acceptedEncodings(request.headers["accept-encoding"]);
      // Server builds are for the renderers only.
      const isPublic = type !== undefined && !path.startsWith("server/") && !path.includes("..");
      const served = isPublic ? await read({ id, version, path, accepted }) : undefined;
      if (!served || !type) {
        reply.header("Cache-Control", "no-store");
        return reply
          .code(404)
          .type("text/plain; charset=utf-8")
          .send("There is no such file in this release.");
      }
      reply.header("Cache-Control", "public, max-age=31536000, immutable");
      reply.header("Vary", "Accept-Encoding");
      reply.header("ETag", served.etag);
      if (fresh(request.headers, { etag: served.etag })) return reply.code(304).send();
      if (served.encoding) reply.header("Content-Encoding", served.encoding);
      return reply.type(type).send(served.bytes);
    },
  );
};
