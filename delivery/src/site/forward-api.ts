import { noSpans, type Spans } from "@promptfolio/server/tracing/spans";
import type { FastifyInstance, FastifyReply } from "fastify";

/** Proxies requests for the API and pictures, with the visitor's address, as limits are per network. */
export const forwardApi = async (
  app: FastifyInstance,
  origin: string,
  spans: Spans = noSpans,
): Promise<void> => {
  // Loaded only if the API runs elsewhere.
  const { default: proxy } = await import("@fastify/http-proxy");
  for (const prefix of ["/api", "/media"])
    await app.register(proxy, {
      upstream: origin,
      prefix,
      rewritePrefix: prefix,
      replyOptions: {
        // Forwarding headers from the visitor count only if TRUST_PROXY allows it.
        rewriteRequestHeaders: ({ ip, protocol }, headers) => ({
          ...headers,
          ...spans.headers(),
          "x-forwarded-for": ip,
          "x-forwarded-proto": protocol,
        }),
      },
    });
};

const unready = (reply: FastifyReply, detail: string): FastifyReply =>
  reply.code(503).header("Retry-After", "5").send({ status: 503, title: "Service Unavailable", detail });

/** Adds health checks to a site with a separate API: the site is ready when the API is. */
export const healthRoutes = (app: FastifyInstance, origin: string, timeoutMs: number): void => {
  app.get("/healthz", async (_request, reply) => {
    reply.header("Cache-Control", "no-store");
    return { status: "ok" };
  });
  app.get("/readyz", async (request, reply) => {
    reply.header("Cache-Control", "no-store");
    if (app.draining?.signal.aborted) return unready(reply, "The server is about to stop.");
    try {
      const response = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(timeoutMs) });
      if (response.ok) return { status: "ready" };
    } catch (error) {
      request.log.warn({ err: error }, "not ready");
    }
    return unready(reply, "The API can't be reached.");
  });
};
