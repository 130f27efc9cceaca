import type { FastifyError } from "fastify";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { badRequest, type Problem } from "./problem";

type Mistake = NonNullable<FastifyError["validation"]>[number];

const Choices = Type.Object({ anyOf: Type.Array(Type.Object({ const: Type.String() })) });
const parameter = (mistake: Mistake, name: string): string => String(mistake.params[name] ?? "");

const join = (path: string, name: string): string =>
  [...path.split("/").filter(Boolean), name].filter(Boolean).join(".");

/** The allowed values as a text, if the error is that a value is none of them. */
const choicesOf = (mistake: Mistake): string | undefined => {
  const schema: unknown = "parentSchema" in mistake ? mistake.parentSchema : undefined;
  if (mistake.keyword !== "anyOf" || !Value.Check(Choices, schema)) return undefined;
  return schema.anyOf.map((choice) => choice.const).join(", ");
};

/** Converts validation errors to a problem that names the field, without repeating the sent value. */
export const validationProblem = (mistakes: readonly Mistake[], context: string): Problem => {
  // For an `anyOf`, the errors of its branches come first, that of the `anyOf` itself last.
  const mistake = mistakes.at(-1);
  if (!mistake) return badRequest("The request is invalid.");
  const where = context === "querystring" ? "parameter" : "field";
  switch (mistake.keyword) {
    case "additionalProperties": {
      const field = join(mistake.instancePath, parameter(mistake, "additionalProperty"));
      return badRequest(`Unknown ${where} '${field}'.`, field);
    }
    case "required": {
      const field = join(mistake.instancePath, parameter(mistake, "missingProperty"));
      return badRequest(`The ${where} '${field}' is required.`, field);
    }
    case "enum": {
      const field = join(mistake.instancePath, "");
      const allowed: unknown = mistake.params["allowedValues"];
      const choices = Array.isArray(allowed) ? allowed.join(", ") : "";
      return badRequest(`The ${where} '${field}' must be one of ${choices}.`, field);
    }
    case "minProperties":
      return badRequest("At least one field is required.", join(mistake.instancePath, ""));
    default: {
      const field = join(mistake.instancePath, "");
      const choices = choicesOf(mistake);
      const what =
        choices !== undefined
          ? `must be one of ${choices}`
          : (mistake.message ?? "is invalid").replaceAll('"', "'");
      return field === ""
        ? badRequest(`The request's body ${what}.`)
        : badRequest(`The ${where} '${field}' ${what}.`, field);
    }
  }
};
