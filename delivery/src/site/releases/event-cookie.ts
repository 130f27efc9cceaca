import type { FastifyReply, FastifyRequest } from "fastify";

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
