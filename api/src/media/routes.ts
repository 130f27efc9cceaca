import type { FastifyPluginAsync } from "fastify";
import { installProblems } from "../http/install-problems";
import { notFound, Problem } from "../http/problem";
import type { Services } from "../services";
import { parseByteRange } from "./byte-range";
import { CONTENT_TYPES } from "./media-keys";
import { negotiateFormat } from "./negotiate-format";
import { parseTransforms } from "./parse-transforms";

const YEAR = 365 * 86_400;

/** `/media/{transforms}/{key}`: pictures, sized. An address never changes its bytes, so caches may keep them for good. */
export const mediaRoutes: FastifyPluginAsync<{ services: Services }> = async (app, { services }) => {
  installProblems(app);

  app.get<{ Params: { transforms: string; key: string } }>("/:transforms/:key", async (request, reply) => {
    const { transforms, key } = request.params;
    const wanted = parseTransforms(transforms);
    if (!wanted) throw notFound("There is no such picture.");
    const format = negotiateFormat(wanted.format, request.headers.accept);
    const etag = `"${key}-${wanted.rendition.name}-${format}"`;
    const bytes = await services.media.rendition(key, wanted.rendition, format);
    if (!bytes) throw notFound("There is no such picture.");

    reply.headers({
      etag,
      "cache-control": `public, max-age=${YEAR}, immutable`,
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
      "content-disposition": "inline",
    });
    if (wanted.format === "auto") reply.header("vary", "Accept");
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();

    reply.type(CONTENT_TYPES[format]);
    const conditional = request.headers["if-range"];
    const range =
      conditional === undefined || conditional === etag
        ? parseByteRange(request.headers.range, bytes.length)
        : undefined;
    if (range === "unsatisfiable") {
      throw new Problem(416, "range", "The range lies behind the picture's end.", {
        headers: { "content-range": `bytes */${bytes.length}` },
      });
    }
    if (!range) return reply.send(bytes);
    return reply
      .code(206)
      .header("content-range", `bytes ${range.start}-${range.end}/${bytes.length}`)
      .send(bytes.subarray(range.start, range.end + 1));
  });
};
