import type { FastifyReply, FastifyRequest } from "fastify";
import type { AnswerCache } from "./answer-cache";

/** Caches on the way may keep an answer as long as this server does. */
const CACHE_CONTROL = "public, max-age=0, s-maxage=3, stale-while-revalidate=5";

/** Sends an answer that is the same for everybody, from memory if it was asked for a moment ago. */
export async function sendPublic(
  answers: AnswerCache,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
  make: () => Promise<unknown>,
): Promise<FastifyReply> {
  const { body, etag } = await answers.answer(key, async () => {
    const json = reply.code(200).serialize(await make());
    return String(json);
  });
  reply.headers({ "cache-control": CACHE_CONTROL, etag });
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();
  return reply.type("application/json; charset=utf-8").send(body);
}

/** Marks an answer as meant for one viewer only. */
export const personal = (reply: FastifyReply): FastifyReply => reply.header("cache-control", "no-store");
