import { Ajv } from "ajv";
import type { FastifyInstance } from "fastify";

const strict = new Ajv({ strict: false, verbose: true, removeAdditional: false, useDefaults: true });
/** Addresses carry only text: there, and only there, "5" is a number. */
const coercing = new Ajv({
  strict: false,
  verbose: true,
  removeAdditional: false,
  useDefaults: true,
  coerceTypes: true,
});

/** Unknown fields are refused, not removed; bodies must have the right types. */
export function installValidators(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) =>
    httpPart === "querystring" || httpPart === "params" ? coercing.compile(schema) : strict.compile(schema),
  );
}
