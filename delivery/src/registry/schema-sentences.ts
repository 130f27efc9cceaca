import type { TSchema } from "typebox";
import { Value } from "typebox/value";

type SchemaError = ReturnType<typeof Value.Errors>[number];

/** Formats `/routes/0/page` as `routes[0].page`; a key that is not an identifier as `pages["./home-page"]`. */
const fieldName = (pointer: string): string =>
  pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .map((part) =>
      /^\d+$/.test(part) ? `[${part}]` : /^[A-Za-z]\w*$/.test(part) ? `.${part}` : `["${part}"]`,
    )
    .join("")
    .replace(/^\./, "");

const valueAt = (value: unknown, pointer: string): string => {
  const text = JSON.stringify(Value.Pointer.Get(value, pointer)) ?? "nothing";
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

/** The expected value: `of type string`, `"public"`. */
const expectation = ({ keyword, params, message }: SchemaError): string => {
  if (keyword === "const" && "allowedValue" in params) return JSON.stringify(params.allowedValue);
  if (keyword === "type" && "type" in params)
    return params.type === "null" ? "null" : `of type ${[params.type].flat().join(" or ")}`;
  if (keyword === "pattern" && "pattern" in params) return `of the form ${params.pattern}`;
  if (keyword === "maxLength" && "limit" in params) return `at most ${params.limit} characters long`;
  return message.replace(/^must (be )?/, "");
};

const sentenceFor = (pointer: string, errors: readonly SchemaError[], value: unknown): string[] => {
  const field = fieldName(pointer);
  const missing = errors.flatMap(({ keyword, params }) =>
    keyword === "required" && "requiredProperties" in params ? params.requiredProperties : [],
  );
  const expected = errors
    .filter(({ keyword }) => keyword !== "required" && keyword !== "anyOf")
    .map(expectation);
  return [
    ...missing.map((name) => `${field === "" ? "" : `${field}.`}${name} is missing`),
    ...(expected.length > 0
      ? [`${field} must be ${[...new Set(expected)].join(" or ")}, and is ${valueAt(value, pointer)}`]
      : []),
  ];
};

/** How a value violates a schema: a sentence for each field. */
export const schemaSentences = (schema: TSchema, value: unknown): string[] => {
  const byField = new Map<string, SchemaError[]>();
  for (const error of Value.Errors(schema, value))
    byField.set(error.instancePath, [...(byField.get(error.instancePath) ?? []), error]);
  return [...byField].flatMap(([pointer, errors]) => sentenceFor(pointer, errors, value));
};
