import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** The request id set by a proxy if it is valid, otherwise a new one. */
export const requestId = ({ "x-request-id": id }: IncomingHttpHeaders): string =>
  typeof id === "string" && /^[\w-]{8,64}$/.test(id) ? id : randomUUID();
