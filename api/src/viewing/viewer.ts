import { networkOf } from "@promptfolio/server/network";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { KeyRing } from "../keys";
import { identifyGuest } from "./guest-cookie";
import { readTimeZone, type ViewerDay, viewerDay } from "./viewer-day";

/** The caller, as the allowance sees it. */
export interface Viewer {
  guestId: string;
  /** A keyed hash of the network. */
  network: string;
  zone: string;
  now: Date;
  day: ViewerDay;
  utcDay: string;
}

/** Reads guest cookie, network and time zone of a request. A new browser gets its cookie. */
export const readViewer = (request: FastifyRequest, reply: FastifyReply, ring: KeyRing): Viewer => {
  const now = new Date();
  const zone = readTimeZone(request.headers["x-time-zone"]);
  return {
    guestId: identifyGuest(request, reply, ring),
    network: ring.fingerprint(networkOf(request.ip)),
    zone,
    now,
    day: viewerDay(zone, now),
    utcDay: now.toISOString().slice(0, 10),
  };
};
