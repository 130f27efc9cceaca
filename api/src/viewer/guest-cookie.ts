import { createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { newId } from "../config/ids";
import type { KeyRing, Keys } from "../config/keys";

/** With HTTPS the name has a prefix: browsers accept such a cookie from this host only, not from its subdomains. */
export const guestCookieName = (secure: boolean): string => (secure ? "__Host-pf_guest" : "pf_guest");

/** The longest lifetime that browsers allow for a cookie. */
const MAX_AGE_DAYS = 400;
/** After this age a cookie is renewed, which also signs it with the current key. */
const RENEW_AFTER_DAYS = 7;

const dayNumber = (now: number): number => Math.floor(now / 86_400_000);

const signature = (value: string, keys: Keys): Buffer =>
  createHmac("sha256", keys.cookie).update(value).digest();

/** The signed value of the cookie. */
export const signGuestCookie = (id: string, now: number, keys: Keys): string => {
  const value = `${id}.${dayNumber(now).toString(36)}`;
  return `${value}.${signature(value, keys).toString("base64url")}`;
};

/** The guest id of a cookie with a valid signature, and whether it should be renewed. */
export const readGuestCookie = (
  value: string | undefined,
  ring: KeyRing,
  now: number,
): { id: string; renew: boolean } | undefined => {
  const parts = /^([a-z0-9]{24})\.([a-z0-9]{1,6})\.([\w-]{43})$/.exec(value ?? "");
  const [, id, day, signed] = parts ?? [];
  if (id === undefined || day === undefined || signed === undefined) return undefined;
  const given = Buffer.from(signed, "base64url");
  const keys = ring.accepted.find((candidate) =>
    timingSafeEqual(signature(`${id}.${day}`, candidate), given),
  );
  if (!keys) return undefined;
  const age = dayNumber(now) - Number.parseInt(day, 36);
  if (age > MAX_AGE_DAYS) return undefined;
  return { id, renew: age >= RENEW_AFTER_DAYS || keys !== ring.current };
};

/** The guest who sent the request. A new guest gets the cookie with the response. */
export const identifyGuest = (
  request: FastifyRequest,
  reply: FastifyReply,
  ring: KeyRing,
): { id: string; isNew: boolean } => {
  const now = Date.now();
  const secure = request.protocol === "https";
  const name = guestCookieName(secure);
  const known = readGuestCookie(request.cookies[name], ring, now);
  const id = known?.id ?? newId();
  if (!known || known.renew) {
    reply.setCookie(name, signGuestCookie(id, now, ring.current), {
      path: "/",
      maxAge: MAX_AGE_DAYS * 86_400,
      httpOnly: true,
      sameSite: "lax",
      secure,
    });
  }
  return { id, isNew: known === undefined };
};
