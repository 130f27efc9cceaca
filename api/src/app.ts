import cookie from "@fastify/cookie";
import cors from "@fastify/cors";
import type { Tracing } from "@promptfolio/server/tracing/spans";
import type { NoteUrl } from "@promptfolio/server/watchdog/start-watchdog";
import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import { Type } from "typebox";
import { accountDetailRoutes } from "./accounts/account-routes";
import { passkeyRoutes } from "./accounts/passkeys/routes";
import { passkeySignInRoutes } from "./accounts/passkeys/sign-in-routes";
import { accountRoutes } from "./accounts/routes";
import { installSecurityLog } from "./accounts/security-log";
import { sessionRoutes } from "./accounts/session-routes";
import { administratorRoutes } from "./admin/administrators";
import { deletionRoutes } from "./admin/deletion-routes";
import { exportRoutes } from "./admin/export-routes";
import { adminRoutes } from "./admin/routes";
import { userRoutes } from "./admin/user-routes";
import { createServer } from "./http/create-server";
import { installProblems } from "./http/install-problems";
import { operationRoutes } from "./http/operation-routes";
import { notFound } from "./http/problem";
import { installProtection } from "./http/protection";
import { installTrace } from "./http/request-trace";
import { installValidators } from "./http/validators";
import { adminImageRoutes } from "./images/admin-routes";
import { imageRoutes } from "./images/routes";
import { mediaRoutes } from "./media/routes";
import { API_VERSION, installDocumentation } from "./openapi/install-documentation";
import type { Services } from "./services";
import { adminSettingsRoutes, settingsRoutes } from "./settings/routes";
import { countRoutes } from "./viewing/count-routes";
import { viewingRoutes } from "./viewing/routes";
import { viewHistoryRoutes } from "./viewing/view-history";

export { createServer } from "./http/create-server";
export { installProblems } from "./http/install-problems";
export { operationRoutes } from "./http/operation-routes";
export { mediaRoutes } from "./media/routes";

const Status = Type.Object({ status: Type.Literal("ok"), version: Type.String(), demo: Type.Boolean() });

type Routes = FastifyPluginAsync<{ services: Services }>;

/** Routes that identify the guest by the cookie. */
const VIEWER_ROUTES: readonly Routes[] = [
  viewingRoutes,
  countRoutes,
  viewHistoryRoutes,
  accountRoutes,
  passkeySignInRoutes,
];

const ROUTES: readonly Routes[] = [
  imageRoutes,
  adminImageRoutes,
  sessionRoutes,
  accountDetailRoutes,
  passkeyRoutes,
  settingsRoutes,
  adminSettingsRoutes,
  userRoutes,
  administratorRoutes,
  adminRoutes,
  deletionRoutes,
  exportRoutes,
];

/** Names a plugin after its function: for an unnamed plugin Fastify searches all loaded modules. */
const named = <Plugin extends { name: string }>(plugin: Plugin): Plugin =>
  Object.assign(plugin, { [Symbol.for("fastify.display-name")]: plugin.name });

/** All routes of the API, to be registered with the prefix '/api'. Includes validation and error responses. */
export const apiRoutes: FastifyPluginAsync<{ services: Services }> = async (app, { services }) => {
  installProblems(app);
  installValidators(app);
  installTrace(app, services.metrics);
  installSecurityLog(app, services);
  installProtection(app, {
    resourcePolicy: "same-origin",
    allowedOrigins: services.config.corsOrigins,
    vary: "Authorization",
  });
  if (services.config.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: [...services.config.corsOrigins],
      methods: ["GET", "HEAD", "POST", "PUT", "DELETE"],
      allowedHeaders: ["authorization", "content-type", "if-match", "x-time-zone"],
      exposedHeaders: ["etag", "retry-after", "x-request-id"],
      credentials: true,
      maxAge: 3_600,
    });
  }
  await installDocumentation(app);

  app.get(
    "/",
    { schema: { summary: "Whether the API is up", tags: ["Service"], response: { 200: Status } } },
    async (_request, reply) => {
      reply.header("cache-control", "no-store");
      return { status: "ok" as const, version: API_VERSION, demo: services.demo.admin !== null };
    },
  );
  for (const routes of ROUTES) await app.register(named(routes), { services });
  const viewers: FastifyPluginAsync = async (scope) => {
    await scope.register(cookie);
    for (const routes of VIEWER_ROUTES) await scope.register(named(routes), { services });
  };
  await app.register(named(viewers));
  // Without this route the site would respond with a page.
  app.get("/*", async () => {
    throw notFound("There is nothing at this URL.");
  });
};

/** A separate instance with the API, the pictures and the monitoring routes, for deployments with a separate API. */
export const buildApi = async (
  services: Services,
  tracing?: Tracing,
  noteUrl?: NoteUrl,
): Promise<FastifyInstance> => {
  const app = createServer(services.config, services.log, tracing, noteUrl);
  installProblems(app);
  await app.register(named(apiRoutes), { prefix: "/api", services });
  await app.register(named(mediaRoutes), { prefix: "/media", services });
  await app.register(named(operationRoutes), { services });
  return app;
};
