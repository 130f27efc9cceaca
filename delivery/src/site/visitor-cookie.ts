import { randomUUID } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

const MAX_AGE_SECONDS = 180 * 24 * 3600;

/** The visitor whose share of a canary is asked for; nobody is told apart while there is no canary. */
export const visitorOf = (request: FastifyRequest, reply: FastifyReply): string => {
  const isSecure = request.protocol === "https";
  // Behind HTTPS browsers refuse the prefix to anybody but this host, its subdomains too.
  const name = isSecure ? "__Host-visitor" : "visitor";
  const known = new RegExp(`(?:^|;\\s*)${name}=([0-9a-f-]{36})`).exec(request.headers.cookie ?? "")?.[1];
  if (known) return known;
  const visitor = randomUUID();
  const cookie = `${name}=${visitor}; Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax`;
  reply.header("Set-Cookie", isSecure ? `${cookie}; Secure` : cookie);
  return visitor;
};
