import type { FastifyReply, FastifyRequest } from "fastify";
import fresh from "fresh";
import type { CachedResponse, ResponseCache } from "./response-cache";

/**
 * Proxies may cache a response as long as this server does. `stale-while-revalidate` is left out because browsers obey
 * it as well: a request repeated after a change would get the old response.
 */
const CACHE_CONTROL = "public, max-age=0, s-maxage=3";

const send = (request: FastifyRequest, reply: FastifyReply, { body, etag }: CachedResponse): FastifyReply => {
  reply.headers({ "cache-control": CACHE_CONTROL, etag });
  if (fresh(request.headers, { etag })) return reply.code(304).send();
  reply.type("application/json; charset=utf-8");
  return reply.send(body);
};

/** Sends a response that is the same for all visitors and cached briefly. A cached response is sent synchronously. */
export const sendPublic = (
  responses: ResponseCache,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
  load: () => Promise<unknown>,
): FastifyReply | Promise<FastifyReply> => {
  const cached = responses.peek(key);
  if (cached) return send(request, reply, cached);
  const made = responses.get(key, async () => String(reply.code(200).serialize(await load())));
  return made.then((response) => send(request, reply, response));
};

/** Marks a response as meant for one viewer only. */
export const personal = (reply: FastifyReply): FastifyReply => reply.header("cache-control", "no-store");
