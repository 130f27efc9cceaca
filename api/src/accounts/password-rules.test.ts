import { passwordWeakness } from "./password-rules";

const user = { role: "user", name: "Ada Lovelace", email: "ada.l@example.org" } as const;
const administrator = { ...user, role: "admin" } as const;
const COMMON = "This password is one of the most common ones. Please choose another.";
const OWN = "The password must not be your name, your email or the name of this site.";

it.each([
  ["12345", "Password must be at least 6 characters long"],
  ["      ", "The password must not consist of spaces alone."],
  ["\u3000\t    ", "The password must not consist of spaces alone."],
  ["123456", COMMON],
  ["PassWord", COMMON],
  ["trustno1", COMMON],
  // Rare, but seen in breaches.
  ["dimazarya", COMMON],
  ["bhrh0h2oof6xbqjeh", COMMON],
  ["Ada Lovelace", OWN],
  ["ADA.L@example.org", OWN],
  ["promptfolio", OWN],
  ["correct horse", undefined],
  ["pass word phrase", undefined],
  ["ünïcödé", undefined],
])("checks a user's password %j: %s", async (password, weakness) => {
  expect(await passwordWeakness(password, user)).toBe(weakness);
});

it.each([
  ["correct hor", "Administrators need a password of at least 12 characters."],
  ["correct horse", undefined],
])("checks an administrator's password %j: %s", async (password, weakness) => {
  expect(await passwordWeakness(password, administrator)).toBe(weakness);
});

it("counts characters, not UTF-16 units", async () => {
  expect(await passwordWeakness("🦊🦊🦊", user)).toBe("Password must be at least 6 characters long");
});

it("supports a longer minimum length for users", async () => {
  expect(await passwordWeakness("orbit 7", user, 8)).toBe("Password must be at least 8 characters long");
  expect(await passwordWeakness("orbit 78", user, 8)).toBeUndefined();
});
