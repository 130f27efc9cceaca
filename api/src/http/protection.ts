import type { FastifyInstance, FastifyRequest } from "fastify";
import { Problem } from "./problem";

/**
 * The headers that helmet sets, as constants: helmet computes them for each response, which was a fifth of a cached
 * list's cost (docs/decisions/0055-how-the-api-is-built.md). Responses are data: if a browser opens one as a
 * document, it may load and run nothing.
 */
const SECURITY_HEADERS = {
  "content-security-policy": "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
  "x-xss-protection": "0",
};

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

const isBearer = (request: FastifyRequest): boolean =>
  request.headers.authorization?.startsWith("Bearer ") ?? false;

/** Whether another site's page may be sending this request with the visitor's cookies. */
const isForged = (request: FastifyRequest, allowedOrigins: readonly string[]): boolean =>
  request.headers["sec-fetch-site"] === "cross-site" &&
  !SAFE_METHODS.has(request.method) &&
  !isBearer(request) &&
  !allowedOrigins.includes(request.headers.origin ?? "");

export interface Protection {
  /** Which sites may embed the responses: only this one, or any. */
  resourcePolicy: "same-origin" | "cross-origin";
  /** Origins whose pages may send any request. */
  allowedOrigins?: readonly string[];
  /** Value of the `Vary` header: the request header that responses depend on. */
  vary?: string;
}

/**
 * Sets security headers on every response below `app`, and rejects state-changing requests from other sites' pages.
 */
export const installProtection = (
  app: FastifyInstance,
  { resourcePolicy, allowedOrigins = [], vary }: Protection,
): void => {
  const headers = {
    ...SECURITY_HEADERS,
    "cross-origin-resource-policy": resourcePolicy,
    ...(vary === undefined ? {} : { vary }),
  };
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers).header("x-request-id", request.id);
    const refusal = isForged(request, allowedOrigins)
      ? new Problem(403, "cross-site", "Requests from pages of other sites aren't accepted.")
      : undefined;
    done(refusal);
  });
};
