import { createTokens } from "../../src/accounts/tokens";
import { keyRing } from "../../src/config/keys";
import { guestCookieName, signGuestCookie } from "../../src/viewer/guest-cookie";
import { benchUserId } from "../data/ids";
import { requestText } from "./connection";

/** The secret of the measured API, so that tokens and cookies can be signed here. */
export const SECRET = "a secret of the benchmarks that is long enough";

const ring = keyRing([SECRET]);
const tokens = createTokens(ring, { user: 24, admin: 24 });

/** The signed guest cookie of the browser with this number. */
const cookieOf = (n: number): string =>
  `${guestCookieName(false)}=${signGuestCookie(`browser${n.toString(36).padStart(17, "0")}`, Date.now(), ring.current)}`;

export interface Viewer {
  /** The request that reveals an image. */
  reveal(imageId: string): string;
  /** The request for this viewer's statistics. */
  stats: string;
}

/** Placeholder in a request that the load process replaces. */
export const ANY_IMAGE = "{image}";

const viewerWith = (path: string, headers: Readonly<Record<string, string>>): Viewer => ({
  reveal: (imageId) => requestText("POST", `${path}/${imageId}`, headers),
  stats: requestText("GET", "/api/usage/my-stats", headers),
});

/** The user with this number, signed in, in their own browser. */
export const userViewer = async (n: number): Promise<Viewer> => {
  const token = await tokens.issue({ userId: benchUserId(n), role: "user", sessionId: benchUserId(n) });
  const headers = { authorization: `Bearer ${token}`, cookie: cookieOf(n), "x-time-zone": "Europe/Berlin" };
  return viewerWith("/api/usage/prompt-view", headers);
};

/** The guest with this number; guests and users have different browsers. */
export const guestViewer = (n: number): Viewer =>
  viewerWith("/api/public/prompt-view", { cookie: cookieOf(1_000_000 + n), "x-time-zone": "Europe/Berlin" });

/** The first `count` viewers of a kind. */
export const viewers = async (
  count: number,
  make: (n: number) => Viewer | Promise<Viewer>,
): Promise<Viewer[]> => Promise.all(Array.from({ length: count }, (_, n) => make(n)));
