import type { FastifyReply, FastifyRequest } from "fastify";
import type { KeyRing } from "../keys";
import { browserOf } from "./guest-cookie";
import { networkOf } from "./network";
import { timeZoneOf, type ViewerDay, viewerDay } from "./viewer-day";

/** Who asks, as far as the allowance goes. */
export interface Viewer {
  browserId: string;
  /** A keyed hash of the network's address. */
  network: string;
  zone: string;
  now: Date;
  day: ViewerDay;
  utcDay: string;
}

/** Reads cookie, address and time zone of a request; a browser that is new here gets its cookie. */
export function viewerOf(request: FastifyRequest, reply: FastifyReply, ring: KeyRing): Viewer {
  const now = new Date();
  const zone = timeZoneOf(request.headers["x-time-zone"]);
  return {
    browserId: browserOf(request, reply, ring),
    network: ring.fingerprint(networkOf(request.ip)),
    zone,
    now,
    day: viewerDay(zone, now),
    utcDay: now.toISOString().slice(0, 10),
  };
}
