import type { FastifyReply } from "fastify";

/** Sends problem details (RFC 9457). */
export const problem = (reply: FastifyReply, status: number, title: string, detail: string) =>
  reply.code(status).type("application/problem+json").send({ type: "about:blank", status, title, detail });
