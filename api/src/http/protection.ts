import helmet, { type FastifyHelmetOptions } from "@fastify/helmet";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Problem } from "./problem";

/** Responses are data: a browser that opens one as a document may load and do nothing. */
const NOTHING = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
};

/** A year. Sent by `installProtection` where HTTPS is, as RFC 6797 asks. */
const STRICT_TRANSPORT_SECURITY = "max-age=31536000";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

const isBearer = (request: FastifyRequest): boolean =>
  request.headers.authorization?.startsWith("Bearer ") ?? false;

/** Whether another site's page sends this with the visitor's cookies. */
const isForged = (request: FastifyRequest, allowedOrigins: readonly string[]): boolean =>
  request.headers["sec-fetch-site"] === "cross-site" &&
  !SAFE_METHODS.has(request.method) &&
  !isBearer(request) &&
  !allowedOrigins.includes(request.headers.origin ?? "");

export interface Protection {
  /** Who may embed the responses: only this site, or any. */
  resourcePolicy: "same-origin" | "cross-origin";
  /** Origins whose pages may send anything. */
  allowedOrigins?: readonly string[];
  /** The request header that responses depend on. */
  vary?: string;
}

/**
 * Security headers on every response below `app`, and no state-changing requests from other sites' pages.
 */
export const installProtection = async (
  app: FastifyInstance,
  { resourcePolicy, allowedOrigins = [], vary }: Protection,
): Promise<void> => {
  const options: FastifyHelmetOptions = {
    contentSecurityPolicy: NOTHING,
    crossOriginResourcePolicy: { policy: resourcePolicy },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: "deny" },
    strictTransportSecurity: false,
  };
  await app.register(helmet, options);
  app.addHook("onRequest", async (request, reply) => {
    reply.headers({ "x-request-id": request.id, ...(vary === undefined ? {} : { vary }) });
    if (request.protocol === "https") reply.header("strict-transport-security", STRICT_TRANSPORT_SECURITY);
    if (isForged(request, allowedOrigins)) {
      throw new Problem(403, "cross-site", "Requests from pages of other sites aren't accepted.");
    }
  });
};
