import type { FastifyInstance } from "fastify";
import type { DocumentedRoute } from "./collect-routes";
import { openApiDocument } from "./document";
import { documentationPage, PAGE_SECURITY } from "./page";

const CACHE_CONTROL = "public, max-age=300";

/** The API's description of itself, for programs and for people. */
export function addDocumentation(app: FastifyInstance, routes: readonly DocumentedRoute[]): void {
  let cached: { json: string; page: string } | undefined;
  const describe = () => {
    if (!cached) {
      const document = openApiDocument(routes);
      cached = { json: JSON.stringify(document), page: documentationPage(document, routes) };
    }
    return cached;
  };

  app.get("/openapi.json", async (_request, reply) =>
    reply
      .header("cache-control", CACHE_CONTROL)
      .type("application/json; charset=utf-8")
      .send(describe().json),
  );

  app.get("/docs", async (_request, reply) =>
    reply
      .headers({ "cache-control": CACHE_CONTROL, "content-security-policy": PAGE_SECURITY })
      .type("text/html; charset=utf-8")
      .send(describe().page),
  );
}
