import { keyRing } from "../config/keys";
import { readGuestCookie, signGuestCookie } from "./guest-cookie";

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 0, 1);
const ID = "abcdefghijklmnopqrstuvwx";
const [old, fresh] = [keyRing(["the old secret"]), keyRing(["the new secret", "the old secret"])];

describe("a guest's cookie", () => {
  it.each([
    ["today", 0, { id: ID, renew: false }],
    ["a week later: written again", 7, { id: ID, renew: true }],
    ["after 400 days: still", 400, { id: ID, renew: true }],
    ["after 401 days: no more", 401, undefined],
  ])("is read %s", (_, days, read) => {
    const value = signGuestCookie(ID, NOW, old.current);
    expect(readGuestCookie(value, old, NOW + days * DAY)).toEqual(read);
  });

  it("is renewed if it was signed with an old key", () => {
    const value = signGuestCookie(ID, NOW, old.current);
    expect(readGuestCookie(value, fresh, NOW)).toEqual({ id: ID, renew: true });
    expect(readGuestCookie(signGuestCookie(ID, NOW, fresh.current), old, NOW)).toBeUndefined();
  });

  it.each([undefined, "", "x", `${ID}.0.x`, `${ID}.${"0".repeat(6)}.${"A".repeat(43)}`])(
    "is invalid with the value %j",
    (value) => {
      expect(readGuestCookie(value, old, NOW)).toBeUndefined();
    },
  );

  it("is invalid with another id or another date", () => {
    const value = signGuestCookie(ID, NOW, old.current);
    expect(readGuestCookie(value.replace("a", "b"), old, NOW)).toBeUndefined();
    expect(readGuestCookie(value.replace(/\.\w/, ".z"), old, NOW)).toBeUndefined();
  });
});
