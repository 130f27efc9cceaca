import { SignJWT } from "jose";
import { keyRing } from "../config/keys";
import { createTokens } from "./tokens";

const ring = keyRing(["the old secret of the tests"]);
const rotated = keyRing(["the new secret of the tests", "the old secret of the tests"]);
const claims = {
  userId: "abcdefghijklmnopqrstuvwx",
  role: "user",
  sessionId: "bcdefghijklmnopqrstuvwxy",
} as const;
const hours = { user: 1, admin: 1 };

/** A token like ours, except for the given values. */
const sign = ({
  issuer = "promptfolio",
  alg = "HS256",
  key = ring.current.token,
  expires = true,
}): Promise<string> => {
  const token = new SignJWT({ role: "admin", sid: "s" })
    .setProtectedHeader({ alg })
    .setSubject("x")
    .setIssuer(issuer);
  return (expires ? token.setExpirationTime("1h") : token).sign(key);
};

describe("a token", () => {
  it("has the claims it was issued with, also after the secret is rotated", async () => {
    const token = await createTokens(ring, hours).issue(claims);
    expect(await createTokens(ring, hours).read(token)).toEqual(claims);
    expect(await createTokens(rotated, hours).read(token)).toEqual(claims);
    const newer = await createTokens(rotated, hours).issue(claims);
    expect(await createTokens(ring, hours).read(newer)).toBeUndefined();
  });

  it("is accepted with the expected issuer, algorithm and key", async () => {
    const read = { userId: "x", role: "admin", sessionId: "s" };
    expect(await createTokens(ring, hours).read(await sign({}))).toEqual(read);
  });

  it("expires", async () => {
    const token = await createTokens(ring, { user: -1, admin: 1 }).issue(claims);
    expect(await createTokens(ring, hours).read(token)).toBeUndefined();
  });

  it("expires even if it was read before", async () => {
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
    ["that never expires", () => sign({ expires: false })],
    ["of another issuer", () => sign({ issuer: "y" })],
    ["with another algorithm", () => sign({ alg: "HS512", key: new Uint8Array(64) })],
  ])("%s is rejected", async (_, make) => {
    expect(await createTokens(ring, hours).read(await make())).toBeUndefined();
  });
});
