import { NAMED_SCHEMAS } from "./named-schemas";

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const withReferencesInside = (schema: object): object =>
  Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withReferences(value)]));

/** Replaces named schemas within a schema by references, so that the document contains each only once. */
export const withReferences = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(withReferences);
  if (!isObject(schema)) return schema;
  const name = NAMED_SCHEMAS.get(schema);
  return name === undefined ? withReferencesInside(schema) : { $ref: `#/components/schemas/${name}` };
};

/** The named schemas by their names. */
export const componentSchemas = (): Record<string, object> =>
  Object.fromEntries([...NAMED_SCHEMAS].map(([schema, name]) => [name, withReferencesInside(schema)]));
