import {
  DOWNLOAD_FORMATS,
  DOWNLOADS,
  type DownloadFormat,
  PICTURE_FORMATS,
  type PictureFormat,
  RENDITIONS,
  type Rendition,
  transformsOf,
} from "@promptfolio/contracts/media";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import fresh from "fresh";
import Negotiator from "negotiator";
import parseRange from "range-parser";
import { installProblems } from "../http/install-problems";
import { notFound, Problem } from "../http/problem";
import { installProtection } from "../http/protection";
import type { MediaLibrary } from "./library";
import { CONTENT_TYPES, type DeliveredFormat } from "./media-keys";
import { UnusablePicture } from "./pictures";

const YEAR = 365 * 86_400;

interface PictureRoute {
  Params: { transforms: string; key: string };
  Querystring: { v?: string };
}
type PictureRequest = FastifyRequest<PictureRoute>;

/** The smallest format that the browser accepts explicitly; otherwise JPEG, which all browsers support. */
const negotiateFormat = (
  wanted: PictureFormat | DownloadFormat,
  accept: string | undefined,
): DeliveredFormat => {
  if (wanted !== "auto") return wanted;
  const named = new Negotiator({ headers: { accept } }).mediaTypes();
  if (named.includes("image/avif")) return "avif";
  return named.includes("image/webp") ? "webp" : "jpg";
};

const inFormats = <Format>(renditions: readonly Rendition[], formats: readonly Format[]) =>
  renditions.flatMap((rendition) => formats.map((format) => ({ rendition, format })));

/** What is served, by the transforms of its URL; each rendition has only one spelling, so that it is cached once. */
export const SERVED = new Map(
  [...inFormats(RENDITIONS, PICTURE_FORMATS), ...inFormats(DOWNLOADS, DOWNLOAD_FORMATS)].map(
    (served) => [transformsOf(served.rendition, served.format), served] as const,
  ),
);

const noPicture = (): Problem => notFound("There is no such picture.");

/** @throws Problem 422 if the picture can't be made within the limits of one picture */
const made = async <Bytes>(bytes: Promise<Bytes>): Promise<Bytes> => {
  try {
    return await bytes;
  } catch (error) {
    throw error instanceof UnusablePicture ? new Problem(422, "unreadable", error.message) : error;
  }
};

/** Sends the bytes, or the single range that was requested. For several ranges it sends everything. */
const sendBytes = (request: FastifyRequest, reply: FastifyReply, bytes: Buffer, etag: string) => {
  const condition = request.headers["if-range"];
  const { range } = request.headers;
  if (range === undefined || (condition !== undefined && condition !== etag)) return reply.send(bytes);
  const ranges = parseRange(bytes.length, range);
  if (ranges === -1) {
    throw new Problem(416, "range", "The range lies outside of the picture.", {
      headers: { "content-range": `bytes */${bytes.length}` },
    });
  }
  const [only, ...others] = ranges === -2 || ranges.type !== "bytes" ? [] : ranges;
  if (!only || others.length > 0) return reply.send(bytes);
  return reply
    .code(206)
    .header("content-range", `bytes ${only.start}-${only.end}/${bytes.length}`)
    .send(bytes.subarray(only.start, only.end + 1));
};

/** `/media/{transforms}/{key}`: resized pictures. A URL's bytes never change, so caches may store them permanently. */
export const mediaRoutes: FastifyPluginAsync<{ services: { media: MediaLibrary } }> = async (
  app,
  { services },
) => {
  installProblems(app);
  // Pictures may be shown by other sites' pages: shares and embeds.
  installProtection(app, { resourcePolicy: "cross-origin" });

  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    { bytes, etag, format }: { bytes: Buffer; etag: string; format: DeliveredFormat },
  ) => {
    reply.headers({
      etag,
      "cache-control": `public, max-age=${YEAR}, immutable`,
      "accept-ranges": "bytes",
      "content-disposition": "inline",
    });
    if (fresh(request.headers, { etag })) return reply.code(304).send();
    reply.type(CONTENT_TYPES[format]);
    return sendBytes(request, reply, bytes, etag);
  };

  /** A page that was loaded before a picture was replaced gets the new one. @throws Problem 404 if there is none */
  const sendReplacement = async (request: PictureRequest, reply: FastifyReply) => {
    const { transforms, key } = request.params;
    const replacement = await services.media.replacement(key);
    if (replacement === undefined) throw noPicture();
    return reply.header("cache-control", "no-store").redirect(`/media/${transforms}/${replacement}`);
  };

  /** A PDF's URL contains the image's version, as the title in the PDF may change: `?v=3`. */
  const sendPdf = async (request: PictureRequest, reply: FastifyReply, rendition: Rendition) => {
    const { key } = request.params;
    const version = await services.media.version(key);
    if (version === undefined) return sendReplacement(request, reply);
    if (request.query.v !== String(version)) {
      const { pathname } = new URL(request.url, "http://localhost");
      return reply.header("cache-control", "no-store").redirect(`${pathname}?v=${version}`);
    }
    const bytes = await made(services.media.pdf(key, rendition, version));
    if (!bytes) throw noPicture();
    return send(request, reply, { bytes, etag: `"${key}-${rendition.name}-${version}-pdf"`, format: "pdf" });
  };

  app.get<PictureRoute>("/:transforms/:key", async (request, reply) => {
    const { transforms, key } = request.params;
    const wanted = SERVED.get(transforms);
    if (!wanted) throw noPicture();
    const { rendition } = wanted;
    const format = negotiateFormat(wanted.format, request.headers.accept);
    if (format === "pdf") return sendPdf(request, reply, rendition);
    const bytes = await made(services.media.rendition(key, rendition, format));
    if (!bytes) return sendReplacement(request, reply);
    if (wanted.format === "auto") reply.header("vary", "Accept");
    return send(request, reply, { bytes, etag: `"${key}-${rendition.name}-${format}"`, format });
  });

  app.get("/*", async () => {
    throw noPicture();
  });
};
