import * as accounts from "@promptfolio/contracts/api/accounts";
import * as admin from "@promptfolio/contracts/api/admin";
import * as images from "@promptfolio/contracts/api/images";
import * as problem from "@promptfolio/contracts/api/problem";
import * as settings from "@promptfolio/contracts/api/settings";
import * as viewing from "@promptfolio/contracts/api/viewing";

const isSchema = (value: unknown): value is object =>
  typeof value === "object" && value !== null && ("type" in value || "anyOf" in value);

/** The contract's schemas with their names, which client and server use. */
const NAMED_SCHEMAS: ReadonlyMap<object, string> = new Map(
  [accounts, admin, images, problem, settings, viewing].flatMap((contract) =>
    Object.entries(contract).flatMap(([name, value]: [string, unknown]) =>
      isSchema(value) ? [[value, name] as const] : [],
    ),
  ),
);

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
