import { Problem } from "@promptfolio/contracts/api/problem";
import type { FastifySchema, RouteOptions } from "fastify";
import { type TSchema, Type } from "typebox";
import { withReferences } from "./references";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The fields of a multipart form besides its file; the route checks them as they arrive. */
    formFields?: TSchema;
  }
}

const File = Type.Object({
  image: Type.String({ contentMediaType: "application/octet-stream" }),
});

const PROBLEM = {
  description: "A problem",
  content: { "application/problem+json": { schema: withReferences(Problem) } },
};

const bodyOf = ({ schema, config }: RouteOptions): unknown => {
  if (!schema?.consumes?.includes("multipart/form-data")) return withReferences(schema?.body);
  const fields = config?.formFields;
  return fields === undefined ? File : { allOf: [withReferences(fields), File] };
};

const responsesOf = ({ response }: FastifySchema): object =>
  typeof response === "object" && response !== null
    ? Object.fromEntries(Object.entries(response).map(([status, schema]) => [status, withReferences(schema)]))
    : { 200: Type.String() };

const operationId = (method: string, path: string): string =>
  method.toLowerCase() + path.replace(/[^A-Za-z0-9]+(\w?)/g, (_, letter: string) => letter.toUpperCase());

/** Describes a route by the same schemas that validate its requests and serialize its responses. */
export const describeRoute = ({ url, route }: { url: string; route: RouteOptions }) => {
  const { schema } = route;
  if (schema?.summary === undefined) return { url, schema: { hide: true } };
  const { body: _, ...others } = schema;
  const body = bodyOf(route);
  const described: FastifySchema = {
    ...others,
    operationId: operationId(String(route.method), url.replace(/^\/api/, "")),
    ...(body === undefined ? {} : { body }),
    response: { ...responsesOf(schema), default: PROBLEM },
  };
  // Fastify has the root route twice, with and without its slash.
  return { url: url === "/api" ? "/" : url, schema: described };
};
