import type { FastifyInstance } from "fastify";

/** Parses JSON as Fastify does, except that a request without a body may still have the content type of JSON. */
export const installJsonBody = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else parse(request, body, done);
  });
};
