import type { FastifyReply, FastifyRequest } from "fastify";

/** Behind HTTPS browsers refuse the prefix to anybody but this host, its subdomains too. */
const nameFor = ({ protocol }: FastifyRequest): string =>
  protocol === "https" ? "__Host-preview" : "preview";

export const previewTokenOf = (request: FastifyRequest): string | undefined =>
  new RegExp(`(?:^|;\\s*)${nameFor(request)}=([\\w-]+)`).exec(request.headers.cookie ?? "")?.[1];

/** Remembers a preview in this browser; an empty token ends it. */
export const setPreviewCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  maxAgeSeconds: number,
): void => {
  const cookie = `${nameFor(request)}=${token}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax`;
  reply.header("Set-Cookie", request.protocol === "https" ? `${cookie}; Secure` : cookie);
};
