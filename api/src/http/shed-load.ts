import type { IncomingMessage, ServerResponse } from "node:http";

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface LoadShedding {
  /** For how long the event loop has been in its current turn, in milliseconds. */
  turnMs(): number;
  /** The work of one turn, in milliseconds. What comes when it has taken longer is turned away. */
  maxTurnMs: number;
  /** So many requests are never too many: the machine is only slow. */
  minPending: number;
}

const CLOCK_MS = 20;

/** Measures turns of the event loop by a timer, which is due once in each. */
export const startLoopClock = (): (() => number) => {
  let turnedAt = performance.now();
  setInterval(() => {
    turnedAt = performance.now();
  }, CLOCK_MS).unref();
  return () => performance.now() - turnedAt;
};

/** What a caller is told who should come again in a moment. */
export const OVERLOADED = "There is too much to do here at the moment. Please try again.";
const HEADERS = {
  "Retry-After": "1",
  "Cache-Control": "no-store",
  "Content-Type": "text/plain; charset=utf-8",
};

/**
 * Turns requests away before anything is done for them while the process can't keep up, so that those which are taken are
 * in time, and the health check always is.
 */
export const shedLoad = (handle: Handler, { turnMs, maxTurnMs, minPending }: LoadShedding): Handler => {
  let pending = 0;
  return (request, response) => {
    if (pending >= minPending && turnMs() > maxTurnMs && request.url !== "/healthz") {
      response.writeHead(503, HEADERS).end(OVERLOADED);
      return;
    }
    pending += 1;
    response.once("close", () => {
      pending -= 1;
    });
    handle(request, response);
  };
};
