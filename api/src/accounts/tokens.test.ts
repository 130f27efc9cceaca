import { SignJWT } from "jose";
import { keyRing } from "../keys";
import { createTokens } from "./tokens";

const ring = keyRing(["the old secret of the tests"]);
const rotated = keyRing(["the new secret of the tests", "the old secret of the tests"]);
const claims = {
  userId: "abcdefghijklmnopqrstuvwx",
  role: "user",
  sessionId: "bcdefghijklmnopqrstuvwxy",
} as const;
const hours = { user: 1, admin: 1 };

describe("a token", () => {
  it("says what it was issued with, also after the secret was changed", async () => {
    const token = await createTokens(ring, hours).issue(claims);
    expect(await createTokens(ring, hours).read(token)).toEqual(claims);
    expect(await createTokens(rotated, hours).read(token)).toEqual(claims);
    const newer = await createTokens(rotated, hours).issue(claims);
    expect(await createTokens(ring, hours).read(newer)).toBeUndefined();
  });

  it("expires", async () => {
    const token = await createTokens(ring, { user: -1, admin: 1 }).issue(claims);
    expect(await createTokens(ring, hours).read(token)).toBeUndefined();
  });

  it("expires although it was read before", async () => {
    let passed = 0;
    const tokens = createTokens(ring, hours, () => Date.now() + passed);
    const token = await tokens.issue(claims);
    expect(await tokens.read(token)).toEqual(claims);
    passed = 3_600_000;
    expect(await tokens.read(token)).toBeUndefined();
  });

  it.each([
    [
      "without a signature",
      async () => "eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4Iiwicm9sZSI6ImFkbWluIiwidmVyIjoxfQ.",
    ],
    ["of nonsense", async () => "a.b.c"],
    [
      "that never expires",
      () =>
        new SignJWT({ role: "user", sid: "s" })
          .setProtectedHeader({ alg: "HS256" })
          .setSubject("x")
          .setIssuer("promptfolio")
          .sign(ring.current.token),
    ],
    [
      "of another issuer",
      () =>
        new SignJWT({ role: "admin", sid: "s" })
          .setProtectedHeader({ alg: "HS256" })
          .setSubject("x")
          .setIssuer("y")
          .sign(ring.current.token),
    ],
    [
      "with another algorithm",
      () =>
        new SignJWT({ role: "admin", sid: "s" })
          .setProtectedHeader({ alg: "HS512" })
          .setSubject("x")
          .setIssuer("promptfolio")
          .setExpirationTime("1h")
          .sign(new Uint8Array(64)),
    ],
  ])("%s is none", async (_, make) => {
    expect(await createTokens(ring, hours).read(await make())).toBeUndefined();
  });
});
