import { createHash } from "node:crypto";
import { SHARED_FILES } from "@promptfolio/contracts/release";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import fresh from "fresh";
import { LRUCache } from "lru-cache";
import { fileTypeOf } from "../registry/file-types";
import type { ReleaseStore } from "../registry/release-store";
import type { SharedFiles } from "../registry/shared-files";
import { acceptedEncodings, type Encoding } from "./cached-response";

/** The suffixes of the compressed files next to each file. */
const ENDINGS: Record<Encoding, string> = { br: "br", gzip: "gz" };

type FileStore = Pick<ReleaseStore, "readFile">;

interface Served {
  bytes: Buffer;
  encoding: Encoding | undefined;
  etag: string;
}

/** The maximum size of cached files, in bytes; all front ends together are well below it. */
const MAX_CACHE_BYTES = 24 * 1024 * 1024;

interface FileName {
  id: string;
  /** Undefined: any version that has the file. */
  version: string | undefined;
  path: string;
  accepted: readonly Encoding[];
}

/** Release files never change, so each is read once, even by concurrent requests. */
const createFileCache = (store: FileStore, shared: SharedFiles) => {
  const read = async ({ id, version, path, accepted }: FileName): Promise<Served | undefined> => {
    const compressed = accepted.map((encoding) => ({ encoding, name: `${path}.${ENDINGS[encoding]}` }));
    for await (const candidate of version === undefined ? shared.versionsWith(id, path) : [version])
      for (const { encoding, name } of [...compressed, { encoding: undefined, name: path }]) {
        const bytes = await store.readFile(id, candidate, name);
        if (!bytes) continue;
        const hash = createHash("sha256").update(bytes).digest("base64url");
        return { bytes, encoding, etag: `"${hash.slice(0, 22)}"` };
      }
    return undefined;
  };
  const files = new LRUCache<string, Served, FileName>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
    fetchMethod: (_key, _stale, { context }) => read(context),
  });
  return (name: FileName): Promise<Served | undefined> =>
    files.fetch(`${name.id}/${name.version ?? ""}/${name.path} ${name.accepted.join()}`, { context: name });
};

/**
 * `/r/{id}/{version}/…`: files of releases, precompressed, immutable, and `/r/{id}/files/…`: files that releases share.
 * Server builds are not served.
 */
export const releaseFileRoutes: FastifyPluginAsync<{ store: FileStore; shared: SharedFiles }> = async (
  app,
  { store, shared },
) => {
  const read = createFileCache(store, shared);
  const send = async (request: FastifyRequest, reply: FastifyReply, name: Omit<FileName, "accepted">) => {
    const { path } = name;
    // A service worker would outlive its release.
    if (request.headers["service-worker"] === "script") return reply.code(403).send();
    reply.header("Access-Control-Allow-Origin", "*");
    reply.header("Cross-Origin-Resource-Policy", "cross-origin");
    const type = fileTypeOf(path)?.type;
    const accepted = acceptedEncodings(request.headers["accept-encoding"]);
    const isPublic = type !== undefined && !path.includes("..");
    const served = isPublic ? await read({ ...name, accepted }) : undefined;
    if (!served || !type) {
      reply.header("Cache-Control", "no-store");
      return reply.code(404).type("text/plain; charset=utf-8").send("There is no such file in this release.");
    }
    reply.header("Cache-Control", "public, max-age=31536000, immutable");
    reply.header("Vary", "Accept-Encoding");
    reply.header("ETag", served.etag);
    if (fresh(request.headers, { etag: served.etag })) return reply.code(304).send();
    if (served.encoding) reply.header("Content-Encoding", served.encoding);
    return reply.type(type).send(served.bytes);
  };

  app.get<{ Params: { id: string; "*": string } }>(`/:id/${SHARED_FILES}*`, (request, reply) => {
    const { id, "*": name } = request.params;
    return send(request, reply, { id, version: undefined, path: SHARED_FILES + name });
  });
  app.get<{ Params: { id: string; version: string; "*": string } }>("/:id/:version/*", (request, reply) => {
    const { id, version, "*": path } = request.params;
    return send(request, reply, { id, version, path });
  });
};
