import type { FastifyInstance } from "fastify";

/** Whether a request comes from an administrator: 200, or the API's own response with the reason why not. */
export type SessionCheck = (authorization: string | undefined) => Promise<{ status: number; body: string }>;

const PATH = "/api/admin/session";

const UNREACHABLE = JSON.stringify({
  type: "about:blank",
  title: "Service Unavailable",
  status: 503,
  detail: "The API can't be reached to check the session.",
});

const headersOf = (authorization: string | undefined): Record<string, string> =>
  authorization === undefined ? {} : { authorization };

export const checkSessionInProcess =
  (app: FastifyInstance): SessionCheck =>
  async (authorization) => {
    const response = await app.inject({ method: "GET", url: PATH, headers: headersOf(authorization) });
    return { status: response.statusCode, body: response.body };
  };

export const checkSessionAtOrigin =
  (origin: string, timeoutMs: number, onError: (error: unknown) => void): SessionCheck =>
  async (authorization) => {
    try {
      const response = await fetch(origin + PATH, {
        headers: headersOf(authorization),
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: response.status, body: await response.text() };
    } catch (error) {
      onError(error);
      return { status: 503, body: UNREACHABLE };
    }
  };
