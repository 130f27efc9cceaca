import type { FastifyReply, FastifyRequest } from "fastify";
import fresh from "fresh";
import type { AllowedContent } from "../render/document";
import { acceptedEncodings } from "./accepted-encoding";
import type { CachedResponse } from "./cached-response";
import { frameHeaders, pageHeaders } from "./security-headers";

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
