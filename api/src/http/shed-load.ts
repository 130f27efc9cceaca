import type { IncomingMessage, ServerResponse } from "node:http";
import { QueueFullError, type QueueLimit } from "@promptfolio/server/queue-limit";

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface LoadShedding {
  /** Time for starting requests in one turn of the event loop, in milliseconds; the rest waits for the next turn. */
  turnMs: number;
  /** The queue of waiting requests. */
  queue: QueueLimit;
  /** Called for each request that is rejected. */
  onRejected?: () => void;
  now?: () => number;
}

/** The response for a caller that should retry shortly. */
export const OVERLOADED = "There is too much to do here at the moment. Please try again.";
const HEADERS = {
  "Retry-After": "1",
  "Cache-Control": "no-store",
  "Content-Type": "text/plain; charset=utf-8",
};

interface Waiting {
  request: IncomingMessage;
  response: ServerResponse;
  leave(): void;
}

/**
 * Limits the work on requests that is started in one turn of the event loop, as Node accepts one new connection per
 * turn. When waits are too long, further requests are rejected before any work is done for them. The health check never
 * waits.
 */
export const shedLoad = (
  handle: Handler,
  { turnMs, queue, onRejected, now = () => performance.now() }: LoadShedding,
): Handler => {
  const waiting: Waiting[] = [];
  let spentMs = 0;
  let isNextScheduled = false;

  const begin: Handler = (request, response) => {
    const startedAt = now();
    handle(request, response);
    spentMs += now() - startedAt;
  };

  const continueInNextTurn = (): void => {
    if (isNextScheduled) return;
    isNextScheduled = true;
    setImmediate(() => {
      isNextScheduled = false;
      spentMs = 0;
      while (spentMs < turnMs) {
        const next = waiting.shift();
        if (!next) return;
        next.leave();
        // Requests whose client has disconnected meanwhile are skipped.
        if (!next.response.destroyed) begin(next.request, next.response);
      }
      if (waiting.length > 0) continueInNextTurn();
    });
  };

  return (request, response) => {
    if (request.url === "/healthz") return handle(request, response);
    continueInNextTurn();
    if (waiting.length === 0 && spentMs < turnMs) return begin(request, response);
    try {
      waiting.push({ request, response, leave: queue.join() });
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      onRejected?.();
      response.writeHead(503, HEADERS).end(OVERLOADED);
    }
  };
};
