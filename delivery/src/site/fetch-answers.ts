import type { DehydratedQuery } from "@promptfolio/contracts/page";
import type { FastifyInstance } from "fastify";

/** Asks the API for a canonical path, `/images?limit=5`; resolves whatever it answers, with 503 if it can't be asked. */
export type FetchAnswer = (path: string) => Promise<DehydratedQuery>;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Asks the API that runs in this process. */
export const fetchInProcess =
  (app: FastifyInstance): FetchAnswer =>
  async (path) => {
    const { statusCode, body } = await app.inject({ method: "GET", url: `/api${path}` });
    return { path, status: statusCode, body: parse(body), updatedAt: Date.now() };
  };

/** How long a separate API may take while a page waits for it, in milliseconds. */
const PATIENCE = 3_000;

/** Asks a separate API. */
export const fetchFromOrigin =
  (origin: string, onError: (error: unknown) => void): FetchAnswer =>
  async (path) => {
    try {
      const answer = await fetch(`${origin}/api${path}`, { signal: AbortSignal.timeout(PATIENCE) });
      return { path, status: answer.status, body: parse(await answer.text()), updatedAt: Date.now() };
    } catch (error) {
      onError(error);
      return { path, status: 503, body: null, updatedAt: Date.now() };
    }
  };
