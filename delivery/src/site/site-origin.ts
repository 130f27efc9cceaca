import type { FastifyInstance, FastifyRequest } from "fastify";

/** A name or an address, with or without a port (RFC 9110, 7.2). */
const HOST = /^(?:[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

const isHost = (host: string): boolean => host === "" || (HOST.test(host) && URL.canParse(`http://${host}`));

/** Responds with 400 to a request whose URL or `Host` is malformed, on all routes that are registered later. */
export const refuseMalformedHosts = (app: FastifyInstance): void => {
  /** Nearly all requests have the same one. */
  let lastHost = "";
  app.addHook("onRequest", ({ host, raw: { url = "" } }, reply, done) => {
    if (!url.startsWith("//") && (host === lastHost || isHost(host))) {
      lastHost = host;
      return done();
    }
    reply.code(400).type("text/plain; charset=utf-8").send("The URL or the Host header is malformed.");
  });
};

export type OriginOf = (request: FastifyRequest) => string;

const portOf = (app: FastifyInstance): number | undefined => {
  const address = app.server.address();
  return typeof address === "object" ? address?.port : undefined;
};

/**
 * The origin used in canonical links, share previews, robots and the site map: the configured one. Without one, a
 * request's `Host` is used only if it is this machine's, as clients can send anything; otherwise the server uses its
 * own name.
 */
export const createSiteOrigin =
  (app: FastifyInstance, configured: string | undefined): OriginOf =>
  (request) => {
    if (configured) return configured;
    if (LOOPBACK.test(request.hostname)) return `${request.protocol}://${request.host}`;
    const port = portOf(app);
    return port ? `http://localhost:${port}` : "http://localhost";
  };

const OWN_NAMES = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Whether an origin is the configured one, or one of the few that this server has: any other was chosen by the caller.
 */
export const createOwnOriginCheck =
  (app: FastifyInstance, configured: string | undefined) =>
  (origin: string): boolean =>
    origin === configured || OWN_NAMES.some((name) => origin === `http://${name}:${portOf(app)}`);
