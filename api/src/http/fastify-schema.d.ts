import "fastify";

/** What the routes say about themselves for the OpenAPI document, besides their schemas. */
declare module "fastify" {
  interface FastifySchema {
    summary?: string;
    consumes?: readonly string[];
    produces?: readonly string[];
    tags?: readonly string[];
    /** Which kind of token the call needs. */
    security?: readonly Readonly<Record<string, readonly string[]>>[];
  }
}
