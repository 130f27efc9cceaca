import { PassThrough } from "node:stream";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { SessionCheck } from "../fetch-api";
import type { Broadcast } from "./broadcast";
import { problem } from "./problem";

export const EVENTS_PATH = "/api/admin/releases/events";

const MAX_AGE_SECONDS = 12 * 3_600;

/** The cookie is limited to one path, so it can't be a `__Host-` cookie. */
const nameFor = ({ protocol }: FastifyRequest): string =>
  protocol === "https" ? "__Secure-release_events" : "release_events";

/**
 * An EventSource sends no `Authorization`: for this one path the browser stores the session's token where scripts can't
 * read it. The API checks it like any other.
 */
export const setEventCookie = (request: FastifyRequest, reply: FastifyReply): void => {
  const token = /^Bearer ([\w.-]+)$/.exec(request.headers.authorization ?? "")?.[1] ?? "";
  const cookie = `${nameFor(request)}=${token}; Path=${EVENTS_PATH}; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Strict`;
  reply.header("Set-Cookie", request.protocol === "https" ? `${cookie}; Secure` : cookie);
};

/** The `Authorization` that the cookie represents. */
export const authorizationOf = (request: FastifyRequest): string | undefined => {
  const token = new RegExp(`(?:^|;\\s*)${nameFor(request)}=([\\w.-]+)`).exec(
    request.headers.cookie ?? "",
  )?.[1];
  return token && `Bearer ${token}`;
};

/** The maximum number of open streams per server. */
const MAX_STREAMS = 200;
/** How much unread data a stream may buffer, in bytes. */
const MAX_WAITING = 4_000_000;
/** How often a stream sends `alive`, for proxies and for the page. */
const ALIVE_INTERVAL_MS = 15_000;
/** How often a stream's session is checked again, in milliseconds. */
const CHECK_INTERVAL_MS = 30_000;
/** The delay before browsers reconnect, in milliseconds. */
const RETRY_MS = 2_000;

/** Releases as server-sent events: `overview` whenever it has changed, `alive` in between. */
export const eventRoutes: FastifyPluginAsync<{ broadcast: Broadcast; checkSession: SessionCheck }> = async (
  app,
  { broadcast, checkSession },
) => {
  const streams = new Set<PassThrough>();
  const timer = setInterval(() => {
    for (const stream of streams) stream.write("event: alive\ndata:\n\n");
  }, ALIVE_INTERVAL_MS).unref();

  // Streams have no end of their own, and the server stops when all responses have ended.
  const endAll = (): void => {
    clearInterval(timer);
    for (const stream of streams) stream.end();
  };
  app.draining?.signal.addEventListener("abort", endAll);
  app.addHook("preClose", async () => endAll());

  app.get(EVENTS_PATH, async (request, reply) => {
    reply.header("Cache-Control", "no-store").header("X-Accel-Buffering", "no");
    const authorization = authorizationOf(request);
    const { status, body } = await checkSession(authorization);
    if (status !== 200) return reply.code(status).type("application/problem+json").send(body);
    if (streams.size >= MAX_STREAMS)
      return problem(reply, 503, "Service Unavailable", "Too many browsers are watching.");
    const stream = new PassThrough();
    streams.add(stream);
    const check = setInterval(() => {
      checkSession(authorization).then(
        ({ status: now }) => {
          if (now === 401 || now === 403) stream.end();
        },
        (error: unknown) => request.log.warn({ err: error }, "a session could not be checked"),
      );
    }, CHECK_INTERVAL_MS).unref();
    stream.write(`retry: ${RETRY_MS}\n\n`);
    const leave = broadcast.join((text) => {
      if (stream.writableLength > MAX_WAITING) stream.destroy();
      else stream.write(`event: overview\ndata: ${text}\n\n`);
    });
    stream.once("close", () => {
      leave();
      clearInterval(check);
      streams.delete(stream);
    });
    return reply.type("text/event-stream").send(stream);
  });
};
