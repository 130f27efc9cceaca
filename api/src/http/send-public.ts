import type { FastifyReply, FastifyRequest } from "fastify";
import fresh from "fresh";
import type { ResponseCache } from "./response-cache";

/** Proxies may cache a response as long as this server does. */
const CACHE_CONTROL = "public, max-age=0, s-maxage=3, stale-while-revalidate=5";

/** Sends a response that is the same for all visitors, cached for a moment. */
export const sendPublic = async (
  responses: ResponseCache,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
  load: () => Promise<unknown>,
): Promise<FastifyReply> => {
  const { body, etag } = await responses.get(key, async () => {
    const json = reply.code(200).serialize(await load());
    return String(json);
  });
  reply.headers({ "cache-control": CACHE_CONTROL, etag });
  if (fresh(request.headers, { etag })) return reply.code(304).send();
  return reply.type("application/json; charset=utf-8").send(body);
};

/** Marks a response as meant for one viewer only. */
export const personal = (reply: FastifyReply): FastifyReply => reply.header("cache-control", "no-store");
