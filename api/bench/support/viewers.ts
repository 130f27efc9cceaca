import { createTokens } from "../../src/accounts/tokens";
import { benchImageId, benchUserId } from "../../src/bench/ids";
import { keyRing } from "../../src/keys";
import { GUEST_COOKIE, signGuestCookie } from "../../src/viewing/guest-cookie";
import { requestText } from "./connection";

/** What the API under measurement signs with; so tokens and cookies can be made here. */
export const SECRET = "a secret of the benchmarks that is long enough";

const ring = keyRing([SECRET]);
const tokens = createTokens(ring, { user: 24, admin: 24 });

/** A browser's cookie. */
const cookieOf = (n: number): string =>
  `${GUEST_COOKIE}=${signGuestCookie(`browser${n.toString(36).padStart(17, "0")}`, Date.now(), ring.current)}`;

export interface Viewer {
  /** The request that reveals the image with this number. */
  reveal(image: number): string;
  headers: Readonly<Record<string, string>>;
}

/** The user with this number, signed in, in a browser of their own. */
export async function userViewer(n: number): Promise<Viewer> {
  const token = await tokens.issue({ userId: benchUserId(n), role: "user", version: 1 });
  const headers = { authorization: `Bearer ${token}`, cookie: cookieOf(n), "x-time-zone": "Europe/Berlin" };
  const reveal = (image: number) =>
    requestText("POST", `/api/usage/prompt-view/${benchImageId(image)}`, headers);
  return { headers, reveal };
}

/** A guest's browser. */
export function guestViewer(n: number): Viewer {
  const headers = { cookie: cookieOf(n), "x-time-zone": "Europe/Berlin" };
  const reveal = (image: number) =>
    requestText("POST", `/api/public/prompt-view/${benchImageId(image)}`, headers);
  return { headers, reveal };
}
