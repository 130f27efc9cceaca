import type { FastifyInstance, FastifySchema } from "fastify";

export interface DocumentedRoute {
  method: string;
  /** With parameters as OpenAPI writes them: `/images/{id}`. */
  path: string;
  schema: FastifySchema & { summary: string };
}

/** Remembers the routes that are added to `app` from now on, with what they say about themselves. */
export function collectRoutes(app: FastifyInstance): readonly DocumentedRoute[] {
  const routes: DocumentedRoute[] = [];
  app.addHook("onRoute", ({ method, routePath, schema }) => {
    const { summary } = schema ?? {};
    if (schema === undefined || summary === undefined) return;
    const path = routePath === "" ? "/" : routePath.replace(/:(\w+)/g, "{$1}");
    for (const one of [method].flat()) {
      if (one === "HEAD" || one === "OPTIONS") continue;
      // Fastify adds the root twice, with and without its slash.
      if (routes.some((known) => known.method === one && known.path === path)) continue;
      routes.push({ method: one, path, schema: { ...schema, summary } });
    }
  });
  return routes;
}
