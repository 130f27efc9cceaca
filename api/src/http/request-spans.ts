import type { RequestSpan, Tracing } from "@promptfolio/server/tracing/spans";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** What load balancers and monitoring ask for all day. */
const UNTRACED = new Set(["/healthz", "/readyz", "/metrics"]);

const pathOf = (request: FastifyRequest): string => request.url.split("?", 1)[0] ?? "/";

/** Makes each request a span; what it brings about lies below it. Queries may hold secrets, and are in none. */
export const installRequestSpans = (app: FastifyInstance, tracing: Tracing): void => {
  const spans = new WeakMap<FastifyRequest, RequestSpan>();
  app.addHook("onRequest", (request, _reply, done) => {
    if (UNTRACED.has(request.url)) return done();
    const span = tracing.startRequest(request.method, request.headers);
    spans.set(request, span);
    span.run(done);
  });
  // What reads the body goes on outside of the request's context.
  app.addHook("preValidation", (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.run(done);
    else done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const { method, id } = request;
    const route = request.routeOptions.url ?? "unknown";
    spans.get(request)?.end(`${method} ${route}`, reply.statusCode, {
      "http.request.method": method,
      "http.route": route,
      "http.response.status_code": reply.statusCode,
      "url.path": pathOf(request),
      "promptfolio.request_id": id,
    });
    done();
  });
};
