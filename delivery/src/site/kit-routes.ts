import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyPluginAsync } from "fastify";

const TYPES = new Map([
  ["tgz", "application/gzip"],
  ["json", "application/json; charset=utf-8"],
]);

const NAME = /^[a-z0-9][a-z0-9.-]*\.(tgz|json)$/;

/** `/kit/…`: the packages that teams build remotes with, so that nobody needs a package registry for them. */
export const kitRoutes: FastifyPluginAsync<{ folder: string }> = async (app, { folder }) => {
  app.get<{ Params: { name: string } }>("/:name", async ({ params: { name } }, reply) => {
    reply.header("Cache-Control", "no-store");
    const type = TYPES.get(NAME.exec(name)?.[1] ?? "");
    const bytes = type && (await readFile(join(folder, name)).catch(() => undefined));
    if (bytes) return reply.type(type).send(bytes);
    return reply
      .code(404)
      .type("text/plain; charset=utf-8")
      .send(
        `This site has no ${name} yet: "npm run packages" makes the kit, and npm start does in the background.`,
      );
  });
};
