import type { FastifyPluginAsync } from "fastify";
import type { ResolveForVisitor } from "./visitor-map";

/**
 * `/map.json`: which releases this visitor gets by now, for the shell that their tab runs. Tabs ask when a page of theirs
 * has failed and the visitor tries again.
 */
export const mapRoutes: FastifyPluginAsync<{ resolve: ResolveForVisitor }> = async (app, { resolve }) => {
  app.get<{ Querystring: { shell?: string } }>("/map.json", async (request, reply) => {
    const { map } = await resolve(request, reply, request.query.shell);
    reply.header("Cache-Control", "no-store");
    return map ? reply.send(map) : reply.code(503).send();
  });
};
