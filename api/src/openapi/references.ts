import { NAMED_SCHEMAS } from "./named-schemas";

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const withReferencesInside = (schema: object): object =>
  Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withReferences(value)]));

/** A schema with references in place of the named ones within it, so that the document holds each once. */
export const withReferences = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(withReferences);
  if (!isObject(schema)) return schema;
  const name = NAMED_SCHEMAS.get(schema);
  return name === undefined ? withReferencesInside(schema) : { $ref: `#/components/schemas/${name}` };
};

/** The named schemas themselves, by their names. */
export const componentSchemas = (): Record<string, object> =>
  Object.fromEntries([...NAMED_SCHEMAS].map(([schema, name]) => [name, withReferencesInside(schema)]));
