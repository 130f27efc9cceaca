import type { ApiFetcher } from "@promptfolio/lib/route-data";
import { noSpans, type Spans } from "@promptfolio/server/tracing/spans";
import type { FastifyInstance } from "fastify";

/** Gets a path of the API; undefined when the API can't be reached. */
type GetFromApi = (
  path: string,
  headers: Record<string, string>,
) => Promise<{ status: number; body: string } | undefined>;

export const apiInProcess =
  (app: FastifyInstance): GetFromApi =>
  async (path, headers) => {
    const { statusCode, body } = await app.inject({ method: "GET", url: `/api${path}`, headers });
    return { status: statusCode, body };
  };

export const apiAtOrigin =
  (origin: string, timeoutMs: number, onError: (error: unknown) => void): GetFromApi =>
  async (path, headers) => {
    try {
      const response = await fetch(`${origin}/api${path}`, {
        headers,
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: response.status, body: await response.text() };
    } catch (error) {
      onError(error);
      return undefined;
    }
  };

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

export const createApiFetcher =
  (getFromApi: GetFromApi, spans: Spans = noSpans): ApiFetcher =>
  async (path) => {
    const response = await getFromApi(path, spans.headers());
    return { path, status: response?.status ?? 503, body: response ? parse(response.body) : null };
  };

/** Whether a request comes from an administrator: 200, or the API's own response with the reason why not. */
export type SessionCheck = (authorization: string | undefined) => Promise<{ status: number; body: string }>;

const UNREACHABLE = {
  type: "about:blank",
  title: "Service Unavailable",
  status: 503,
  detail: "The API can't be reached to check the session.",
};

export const createSessionCheck =
  (getFromApi: GetFromApi): SessionCheck =>
  async (authorization) =>
    (await getFromApi("/admin/session", authorization === undefined ? {} : { authorization })) ?? {
      status: 503,
      body: JSON.stringify(UNREACHABLE),
    };
