import type { FastifyPluginAsync } from "fastify";
import { acceptedEncodings } from "./accepted-encoding";
import type { StyleFiles } from "./style-files";

const NAME = /^[\w-]{22}\.css$/;

/** `/styles/{name}`: style sheets that pages name. Immutable: the name is a hash. */
export const styleRoutes: FastifyPluginAsync<{ files: Pick<StyleFiles, "read"> }> = async (
  app,
  { files },
) => {
  app.get<{ Params: { name: string } }>("/styles/:name", async (request, reply) => {
    const { name } = request.params;
    const [encoding] = acceptedEncodings(request.headers["accept-encoding"]);
    const bytes = NAME.test(name) ? await files.read(name, encoding) : undefined;
    if (!bytes) {
      reply.header("Cache-Control", "no-store");
      return reply.code(404).type("text/plain; charset=utf-8").send("There is no such style sheet.");
    }
    reply.header("Cache-Control", "public, max-age=31536000, immutable");
    reply.header("Vary", "Accept-Encoding");
    if (encoding) reply.header("Content-Encoding", encoding);
    return reply.type("text/css; charset=utf-8").send(bytes);
  });
};
