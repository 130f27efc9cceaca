import type { RequestSpan, Tracing } from "@promptfolio/server/tracing/spans";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Paths that load balancers and monitoring request all day. */
const UNTRACED = new Set(["/healthz", "/readyz", "/metrics"]);

const pathOf = (request: FastifyRequest): string => request.url.split("?", 1)[0] ?? "/";

/** Makes each request a span, the parent of its work's spans. Query strings are left out, as they may hold secrets. */
export const installRequestSpans = (app: FastifyInstance, tracing: Tracing): void => {
  const spans = new WeakMap<FastifyRequest, RequestSpan>();
  app.addHook("onRequest", (request, _reply, done) => {
    if (UNTRACED.has(request.url)) return done();
    const span = tracing.startRequest(request.method, request.headers);
    spans.set(request, span);
    span.run(done);
  });
  // After the body is read, processing continues outside the span's context: enter it again.
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
