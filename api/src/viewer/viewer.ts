import { networkOf, siteNetworkOf } from "@promptfolio/server/network";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { KeyRing } from "../config/keys";
import { identifyGuest } from "./guest-cookie";
import { readTimeZone, viewerDay } from "./viewer-day";

/** Reads guest cookie, network and time zone from a request. A new guest gets the cookie. */
export const readViewer = (request: FastifyRequest, reply: FastifyReply, ring: KeyRing) => {
  const now = new Date();
  const zone = readTimeZone(request.headers["x-time-zone"]);
  const { id, isNew } = identifyGuest(request, reply, ring);
  const siteNetwork = siteNetworkOf(request.ip);
  return {
    guestId: id,
    /** Whether the request had no guest cookie. */
    isNewGuest: isNew,
    /** A keyed hash of the network. */
    network: ring.fingerprint(networkOf(request.ip)),
    /** A keyed hash of the IPv6 /48 around it; undefined for IPv4. */
    siteNetwork: siteNetwork === undefined ? undefined : ring.fingerprint(siteNetwork),
    zone,
    now,
    day: viewerDay(zone, now),
    utcDay: now.toISOString().slice(0, 10),
  };
};
/** The viewer of a request, for the allowance. */
export type Viewer = ReturnType<typeof readViewer>;
