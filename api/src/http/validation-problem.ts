import type { FastifyError } from "fastify";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { badRequest, type Problem } from "./problem";

type Mistake = NonNullable<FastifyError["validation"]>[number];

const Choices = Type.Object({ anyOf: Type.Array(Type.Object({ const: Type.String() })) });

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
  const { additionalProperty, missingProperty, allowedValues }: Record<string, unknown> = mistake.params;
  const path = [...mistake.instancePath.split("/"), additionalProperty ?? missingProperty];
  const field = path.filter(Boolean).join(".");
  switch (mistake.keyword) {
    case "additionalProperties":
      return badRequest(`Unknown ${where} '${field}'.`, field);
    case "required":
      return badRequest(`The ${where} '${field}' is required.`, field);
    case "minProperties":
      return badRequest("At least one field is required.", field);
  }
  const choices = Array.isArray(allowedValues) ? allowedValues.join(", ") : choicesOf(mistake);
  const what =
    choices === undefined
      ? (mistake.message ?? "is invalid").replaceAll('"', "'")
      : `must be one of ${choices}`;
  return field === ""
    ? badRequest(`The request's body ${what}.`)
    : badRequest(`The ${where} '${field}' ${what}.`, field);
};
