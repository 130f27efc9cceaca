import type { ApiFetcher } from "@promptfolio/lib/route-data";
import { noSpans, type Spans } from "@promptfolio/server/tracing/spans";
import type { FastifyInstance } from "fastify";

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Calls the API that runs in this process. */
export const fetchInProcess =
  (app: FastifyInstance, spans: Spans = noSpans): ApiFetcher =>
  async (path) => {
    const { statusCode, body } = await app.inject({
      method: "GET",
      url: `/api${path}`,
      headers: spans.headers(),
    });
    return { path, status: statusCode, body: parse(body) };
  };

/** Sends requests to a separate API; results in 503 when it can't be reached. */
export const fetchFromOrigin =
  (
    origin: string,
    timeoutMs: number,
    onError: (error: unknown) => void,
    spans: Spans = noSpans,
  ): ApiFetcher =>
  async (path) => {
    try {
      const response = await fetch(`${origin}/api${path}`, {
        headers: spans.headers(),
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { path, status: response.status, body: parse(await response.text()) };
    } catch (error) {
      onError(error);
      return { path, status: 503, body: null };
    }
  };
