import type { FastifyInstance } from "fastify";

/** JSON as Fastify reads it, except that a call without a payload may still say that it sends JSON. */
export const installJsonBody = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else parse(request, body, done);
  });
};
