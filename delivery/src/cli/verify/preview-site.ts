import Fastify, { type FastifyInstance } from "fastify";
import { pino } from "pino";
import { readPageTimeouts } from "../../config";
import { product } from "../../product/product";
import type { ReleaseStore } from "../../registry/release-store";
import { findSandbox } from "../../render/sandbox";
import { apiAtOrigin, createApiFetcher } from "../../site/fetch-api";
import { forwardApi } from "../../site/forward-api";
import { addSecurityHeaders } from "../../site/security-headers";
import { installSite } from "../../site/site";

/** The options of a site that stores and logs nothing, and knows no administrators. */
export const NOTHING_STORED = {
  releaseControl: undefined,
  counts: { add: async () => undefined, since: async () => ({}) },
  summary: { write: async () => undefined },
  errors: { add: async () => undefined, recent: async () => [] },
  checkSession: async () => ({ status: 401, body: "" }),
  siteOrigin: undefined,
  content: { changes: () => 0, revision: () => 0 },
  overrides: undefined,
  log: pino({ level: "silent" }),
};

/** Makes the API respond with 503, so that pages render as they do while the API is down. */
const withoutApi = (app: FastifyInstance): void => {
  for (const prefix of ["/api", "/media"])
    app.all(`${prefix}/*`, (_request, reply) =>
      reply
        .code(503)
        .type("application/problem+json")
        .send({ type: "about:blank", title: "Service Unavailable", status: 503, detail: "There is no API." }),
    );
};

/** Starts the site as it would be with a candidate, on a local port. It uses the live API, if there is one. */
export const startPreview = async (store: ReleaseStore, apiOrigin: string | undefined) => {
  const app = Fastify();
  addSecurityHeaders(app);
  if (apiOrigin) await forwardApi(app, apiOrigin);
  else withoutApi(app);
  const timeouts = readPageTimeouts(process.env);
  await installSite(app, {
    ...NOTHING_STORED,
    product,
    timeouts,
    store,
    fetchApi: apiOrigin
      ? createApiFetcher(apiAtOrigin(apiOrigin, timeouts.apiMs, () => undefined))
      : async (path) => ({ path, status: 503, body: null }),
    sandbox: await findSandbox(),
  });
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  return { origin, close: () => app.close() };
};
