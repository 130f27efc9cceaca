import type { FastifyReply, FastifyRequest } from "fastify";

/** Over HTTPS, browsers accept a `__Host-` cookie only from this exact host, not even from its subdomains. */
const nameFor = ({ protocol }: FastifyRequest): string =>
  protocol === "https" ? "__Host-preview" : "preview";

export const previewTokenOf = (request: FastifyRequest): string | undefined =>
  new RegExp(`(?:^|;\\s*)${nameFor(request)}=([\\w-]+)`).exec(request.headers.cookie ?? "")?.[1];

/** Stores a preview in this browser for `maxAgeSeconds`; an empty token with 0 ends it. */
export const setPreviewCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  maxAgeSeconds: number,
): void => {
  const cookie = `${nameFor(request)}=${token}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax`;
  reply.header("Set-Cookie", request.protocol === "https" ? `${cookie}; Secure` : cookie);
};
