import { randomUUID } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

const MAX_AGE_SECONDS = 180 * 24 * 3600;

/** Whether a browser fetches a page that the visitor has not asked for, and may never see (`Sec-Purpose: prefetch;prerender`). */
export const isPrefetch = ({ headers }: FastifyRequest): boolean =>
  String(headers["sec-purpose"]).startsWith("prefetch");

/** The visitor's id, for the share of a canary; without a canary visitors are not distinguished. */
export const visitorOf = (request: FastifyRequest, reply: FastifyReply): string => {
  const isSecure = request.protocol === "https";
  // Over HTTPS, browsers accept the prefix from this host only, not from its subdomains.
  const name = isSecure ? "__Host-visitor" : "visitor";
  const known = new RegExp(`(?:^|;\\s*)${name}=([0-9a-f-]{36})`).exec(request.headers.cookie ?? "")?.[1];
  if (known) return known;
  const visitor = randomUUID();
  if (isPrefetch(request)) return visitor;
  const cookie = `${name}=${visitor}; Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax`;
  reply.header("Set-Cookie", isSecure ? `${cookie}; Secure` : cookie);
  return visitor;
};
