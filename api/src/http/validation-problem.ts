import type { FastifyError } from "fastify";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { badRequest, type Problem } from "./problem";

type Mistake = NonNullable<FastifyError["validation"]>[number];

const Choices = Type.Object({ anyOf: Type.Array(Type.Object({ const: Type.String() })) });
const parameter = (mistake: Mistake, name: string): string => String(mistake.params[name] ?? "");

const join = (path: string, name: string): string =>
  [...path.split("/").filter(Boolean), name].filter(Boolean).join(".");

/** The texts of a choice that wasn't made, if the mistake is one. */
const choicesOf = (mistake: Mistake): string | undefined => {
  const schema: unknown = "parentSchema" in mistake ? mistake.parentSchema : undefined;
  if (mistake.keyword !== "anyOf" || !Value.Check(Choices, schema)) return undefined;
  return schema.anyOf.map((choice) => choice.const).join(", ");
};

/** Turns what the validator found into a problem that names the field, without repeating what was sent. */
export const validationProblem = (mistakes: readonly Mistake[], context: string): Problem => {
  // The branches of a choice come first, the choice itself last.
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
