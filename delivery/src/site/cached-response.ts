import { createHash, randomBytes } from "node:crypto";
import { pipeline, Readable } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import fresh from "fresh";
import Negotiator from "negotiator";
import { type AllowedContent, NONCE_PLACEHOLDER } from "../render/document";
import type { HtmlPage, HtmlStream } from "./html-page";
import { frameHeaders, pageHeaders } from "./security-headers";

export type Encoding = "br" | "gzip";

/** In order of preference: brotli's result is a fifth smaller than gzip's. */
const ENCODINGS: readonly Encoding[] = ["br", "gzip"];

/** Which of our encodings this `Accept-Encoding` allows, in our order, as browsers give all the same weight. */
export const acceptedEncodings = (header: string | string[] | undefined): readonly Encoding[] => {
  const negotiator = new Negotiator({ headers: { "accept-encoding": String(header ?? "") } });
  const accepted = new Set(negotiator.encodings([...ENCODINGS]));
  return ENCODINGS.filter((encoding) => accepted.has(encoding));
};

interface ResponseBody {
  body: Buffer | Readable;
  encoding: Encoding | undefined;
  allowed: AllowedContent;
}

/**
 * A page as it is sent: final bytes, the same for everyone, or a stream that several visitors read while it is written.
 */
export interface CachedResponse {
  status: number;
  /** Undefined for a page that is still streaming. */
  etag: string | undefined;
  /** Its size in the cache, in bytes. */
  weight: number;
  /** The scripts and styles that its Content-Security-Policy allows by hash. */
  allowed: AllowedContent;
  /** The body, in this encoding if given. The first request for an encoding waits until the page is compressed. */
  read(encoding: Encoding | undefined): Promise<ResponseBody>;
}

/**
 * Quality 5 compresses a home page of 129 KB to 27.5 KB; 6 takes a quarter to a half longer for 0.2 KB less, 7 takes two
 * to three times as long for 0.4 KB less.
 */
const BROTLI_QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 5 };

const COMPRESS = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: BROTLI_QUALITY }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

/** Flushes each part as soon as it is written. */
const STREAM_COMPRESSORS = {
  br: () => createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: BROTLI_QUALITY }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
};

/**
 * The plain page with both encodings, as a multiple of the plain page: each encoding is at most a quarter of its size.
 */
const WEIGHT_WITH_ENCODINGS = 1.5;

const finalResponse = (
  html: (string | Buffer)[],
  status: number,
  allowed: AllowedContent,
): CachedResponse => {
  const plain = Buffer.concat(html.map((part) => (typeof part === "string" ? Buffer.from(part) : part)));
  const compressed = new Map<Encoding, Promise<Buffer>>();
  const compressedTo = (encoding: Encoding): Promise<Buffer> => {
    const known = compressed.get(encoding) ?? COMPRESS[encoding](plain);
    compressed.set(encoding, known);
    return known;
  };
  return {
    status,
    etag: `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
    weight: plain.length * WEIGHT_WITH_ENCODINGS,
    allowed,
    read: async (encoding) => ({ body: encoding ? await compressedTo(encoding) : plain, encoding, allowed }),
  };
};

async function* withNonce(parts: AsyncGenerator<string>, nonce: string): AsyncGenerator<Buffer> {
  for await (const part of parts) yield Buffer.from(part.replaceAll(NONCE_PLACEHOLDER, nonce));
}

const streamingResponse = (html: HtmlStream, status: number, allowed: AllowedContent): CachedResponse => ({
  status,
  etag: undefined,
  weight: 1,
  allowed,
  read: async (encoding) => {
    const nonce = randomBytes(16).toString("base64");
    const plain = Readable.from(withNonce(html.read(), nonce), { objectMode: false });
    return {
      // The visitor has disconnected, so there is nothing to report.
      body: encoding ? pipeline(plain, STREAM_COMPRESSORS[encoding](), () => undefined) : plain,
      encoding,
      allowed: { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`, ...allowed.styles] },
    };
  },
});

export const createResponse = ({ html, status, allowed }: HtmlPage): CachedResponse =>
  Array.isArray(html) ? finalResponse(html, status, allowed) : streamingResponse(html, status, allowed);

/** `no-transform`: rewritten texts or scripts would differ from what the browser hydrates, and from the policy's hashes. */
const SHARED = "public, max-age=0, s-maxage=10, stale-while-revalidate=60, no-transform";
const NOT_STORED = "private, no-store, no-transform";

/**
 * Sends a page. `isPublic` if it is the same for all visitors; `origins` are those of a developer's machine. `isFrame`: the
 * document of a frame.
 */
export const sendPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedResponse,
  { isPublic, origins, isFrame }: { isPublic: boolean; origins: string[]; isFrame: boolean },
) => {
  const headersFor = (allowed: AllowedContent) =>
    isFrame ? frameHeaders(allowed) : pageHeaders(allowed, origins);
  // A streaming page is not final, so no proxy may cache or buffer it.
  if (page.etag === undefined) reply.header("X-Accel-Buffering", "no");
  else reply.header("ETag", page.etag);
  if (page.status === 503) reply.header("Retry-After", "5");
  const isShared = isPublic && page.etag !== undefined;
  reply.header("Vary", "Accept-Encoding");
  reply.header("Cache-Control", isShared ? SHARED : NOT_STORED);
  if (isShared && fresh(request.headers, { etag: page.etag }))
    // On a 304, browsers update the headers of the stored response.
    return reply.code(304).headers(headersFor(page.allowed)).send();
  const [accepted] = acceptedEncodings(request.headers["accept-encoding"]);
  const { body, encoding, allowed } = await page.read(accepted);
  if (encoding) reply.header("Content-Encoding", encoding);
  reply.headers(headersFor(allowed));
  return reply.code(page.status).type("text/html; charset=utf-8").send(body);
};
