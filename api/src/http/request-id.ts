import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** The id that a proxy gave the request, if it is one, or a new one. */
export const requestId = ({ "x-request-id": id }: IncomingHttpHeaders): string =>
  typeof id === "string" && /^[\w-]{8,64}$/.test(id) ? id : randomUUID();
