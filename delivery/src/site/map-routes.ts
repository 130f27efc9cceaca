import { SHELL_ID } from "@promptfolio/contracts/release";
import type { FastifyPluginAsync } from "fastify";
import { mapForBrowser } from "./page-state";
import type { ResolveForVisitor } from "./visitor-map";

/**
 * `/map.json`: which releases this visitor gets now, for the shell in their tab. Tabs fetch it when a page has
 * failed and the visitor retries. `/versions.json`: the versions that this
 * visitor would get on a reload, by id. Tabs poll it.
 */
export const mapRoutes: FastifyPluginAsync<{ resolve: ResolveForVisitor }> = async (app, { resolve }) => {
  app.get<{ Querystring: { shell?: string } }>("/map.json", async (request, reply) => {
    const { map } = await resolve(request, reply, request.query.shell);
    reply.header("Cache-Control", "no-store");
    return map ? reply.send(mapForBrowser(map)) : reply.code(503).send();
  });

  app.get("/versions.json", async (request, reply) => {
    const { map } = await resolve(request, reply);
    reply.header("Cache-Control", "no-store");
    if (!map) return reply.code(503).send();
    const remotes = Object.entries(map.remotes).map(([id, { version }]) => [id, version]);
    return reply.send({ [SHELL_ID]: map.shell.version, ...Object.fromEntries(remotes) });
  });
};
