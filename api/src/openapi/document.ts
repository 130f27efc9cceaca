import { Problem } from "@promptfolio/contracts/api/problem";
import { PRODUCT_NAME } from "@promptfolio/contracts/product";
import { API_VERSION } from "../version";
import type { DocumentedRoute } from "./collect-routes";
import { NAMED_SCHEMAS } from "./named-schemas";

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
export type JsonObject = { [name: string]: Json };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A schema as plain JSON, the named ones within it as references. */
function jsonOf(schema: unknown, isInside = true): Json {
  if (Array.isArray(schema)) return schema.map((one) => jsonOf(one));
  if (!isObject(schema)) {
    return typeof schema === "string" || typeof schema === "number" || typeof schema === "boolean"
      ? schema
      : null;
  }
  const name = NAMED_SCHEMAS.get(schema);
  if (isInside && name !== undefined) return { $ref: `#/components/schemas/${name}` };
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, jsonOf(value)]));
}

function parametersOf(schema: unknown, place: "path" | "query"): Json[] {
  if (!isObject(schema) || !isObject(schema["properties"])) return [];
  const required: unknown[] = Array.isArray(schema["required"]) ? schema["required"] : [];
  return Object.entries(schema["properties"]).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: jsonOf(property),
  }));
}

const content = (type: string, schema: unknown): Json => ({ [type]: { schema: jsonOf(schema) } });

function responsesOf({ schema }: DocumentedRoute): JsonObject {
  const given = isObject(schema.response) ? schema.response : {};
  const [type = "application/json"] = schema.produces ?? [];
  const responses = Object.entries(given).map(([status, response]): [string, Json] => {
    const isEmpty = isObject(response) && response["type"] === "null";
    return [
      status,
      isEmpty ? { description: "Done" } : { description: "The response", content: content(type, response) },
    ];
  });
  if (responses.length === 0) {
    responses.push([
      "200",
      { description: "The response", content: { [type]: { schema: { type: "string" } } } },
    ]);
  }
  const problem = { description: "A problem", content: content("application/problem+json", Problem) };
  return { ...Object.fromEntries(responses), default: problem };
}

const MULTIPART: Json = {
  "multipart/form-data": {
    schema: {
      allOf: [
        { $ref: "#/components/schemas/NewImage" },
        {
          type: "object",
          required: ["image"],
          properties: { image: { type: "string", contentMediaType: "application/octet-stream" } },
        },
      ],
    },
  },
};

function operationOf(route: DocumentedRoute): JsonObject {
  const { schema } = route;
  const body = schema.consumes?.includes("multipart/form-data")
    ? MULTIPART
    : schema.body === undefined
      ? undefined
      : content("application/json", schema.body);
  return {
    summary: schema.summary,
    operationId: `${route.method.toLowerCase()}${route.path.replace(/[^A-Za-z0-9]+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [...(schema.tags ?? [])],
    parameters: [...parametersOf(schema.params, "path"), ...parametersOf(schema.querystring, "query")],
    ...(body === undefined ? {} : { requestBody: { required: true, content: body } }),
    ...(schema.security === undefined ? {} : { security: jsonOf(schema.security) }),
    responses: responsesOf(route),
  };
}

/** The OpenAPI 3.1 document of the API, from the very schemas that check its requests and write its responses. */
export function openApiDocument(routes: readonly DocumentedRoute[]): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(route) };
  }
  const token = (who: string): Json => ({
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: `The access_token of ${who}`,
  });
  return {
    openapi: "3.1.0",
    info: {
      title: `${PRODUCT_NAME} API`,
      version: API_VERSION,
      description:
        "Pictures, their prompts, and the daily allowance to reveal them. Errors are problem details (RFC 9457). " +
        "The viewer's time zone comes in the header X-Time-Zone (an IANA name); guests are known by a signed cookie.",
    },
    servers: [{ url: "/api" }],
    paths,
    components: {
      schemas: Object.fromEntries([...NAMED_SCHEMAS].map(([schema, name]) => [name, jsonOf(schema, false)])),
      securitySchemes: {
        user: token("POST /auth/login or /auth/signup"),
        admin: token("POST /admin/login"),
      },
    },
  };
}
