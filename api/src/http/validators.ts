import { Ajv, type ValidateFunction } from "ajv";
import type { FastifyInstance } from "fastify";
import type { TSchema } from "typebox";

const OPTIONS = { strict: false, verbose: true, removeAdditional: false, useDefaults: true } as const;

const strict = new Ajv(OPTIONS);
/** URLs carry only text: there, and only there, "5" is a number. */
const coercing = new Ajv({ ...OPTIONS, coerceTypes: true });

/** A check like those of request bodies, for bodies that aren't JSON. */
export const compileBody = <Body>(schema: TSchema): ValidateFunction<Body> => strict.compile<Body>(schema);

/** Unknown fields are refused, not removed; bodies must have the right types. */
export const installValidators = (app: FastifyInstance): void => {
  app.setValidatorCompiler(({ schema, httpPart }) =>
    httpPart === "querystring" || httpPart === "params" ? coercing.compile(schema) : strict.compile(schema),
  );
};
