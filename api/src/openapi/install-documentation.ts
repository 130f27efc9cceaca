import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { PRODUCT_NAME } from "@promptfolio/contracts/product";
import type { FastifyInstance } from "fastify";
import { describeRoute } from "./describe-route";
import { PROBLEM_CODES } from "./problem-codes";
import { componentSchemas } from "./references";

/** The version of the API's contract, not of its implementation. */
export const API_VERSION = "1.0.0";

/** The page may load its own files and call this API, and can't be framed. */
const PAGE_SECURITY = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  "img-src": "'self' data:",
  "connect-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'none'",
  "frame-ancestors": "'none'",
};

const DESCRIPTION = `Pictures, their prompts, and the daily allowance to reveal them. The viewer's time zone comes in the
header X-Time-Zone (an IANA name); guests are known by a signed cookie.

Errors are problem details (RFC 9457). Their codes:

${Object.entries(PROBLEM_CODES)
  .map(([code, meaning]) => `- **${code}**: ${meaning}`)
  .join("\n")}`;

const bearer = (who: string) => ({
  type: "http" as const,
  scheme: "bearer",
  bearerFormat: "JWT",
  description: `The access_token of ${who}`,
});

/** Documents the routes that are added after this call, for programs (/openapi.json) and for people (/docs). */
export const installDocumentation = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: `${PRODUCT_NAME} API`, version: API_VERSION, description: DESCRIPTION },
      servers: [{ url: "/api" }],
      components: {
        schemas: componentSchemas(),
        securitySchemes: {
          user: bearer("POST /auth/login or /auth/signup"),
          admin: bearer("POST /admin/login"),
        },
      },
    },
    transform: describeRoute,
    convertConstToEnum: false,
  });
  await app.register(swaggerUi, {
    routePrefix: "/docs",
    indexPrefix: "/api",
    staticCSP: PAGE_SECURITY,
    theme: { title: `${PRODUCT_NAME} API` },
    uiConfig: { layout: "BaseLayout", docExpansion: "list", persistAuthorization: false },
  });
  app.get("/openapi.json", async (_request, reply) => {
    reply.header("cache-control", "public, max-age=300");
    return app.swagger();
  });
};
