import { Ajv, type ValidateFunction } from "ajv";
import type { FastifyInstance } from "fastify";
import type { TSchema } from "typebox";

const OPTIONS = { strict: false, verbose: true, removeAdditional: false, useDefaults: true } as const;

const strict = new Ajv(OPTIONS);
/** URLs contain only text, so in URLs, and only there, "5" is accepted as a number. */
const coercing = new Ajv({ ...OPTIONS, coerceTypes: true });

/** Compiles the same validation as for JSON bodies, for bodies that aren't JSON. */
export const compileBody = <Body>(schema: TSchema): ValidateFunction<Body> => strict.compile<Body>(schema);

/**
 * Validates and parses requests. Unknown fields are rejected, not removed; bodies must have the right types. JSON is
 * parsed as by Fastify, except that a request without a body may still have the content type of JSON.
 */
export const installValidators = (app: FastifyInstance): void => {
  app.setValidatorCompiler(({ schema, httpPart }) =>
    httpPart === "querystring" || httpPart === "params" ? coercing.compile(schema) : strict.compile(schema),
  );
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else parse(request, body, done);
  });
};
