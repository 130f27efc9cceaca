import type { KeyValueStore } from "@promptfolio/lib/browser-storage";
import { createSessionStore } from "./session-store";
import { SESSION_KEYS } from "./storage";

const memory = (initial: Record<string, string> = {}): KeyValueStore & { values: Map<string, string> } => {
  const values = new Map(Object.entries(initial));
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
};

const userResponse = {
  access_token: "token-of-ada",
  user_id: "u1",
  user: { email: "ada@promptfolio.test", name: "Ada", daily_limit: 5, prompt_views_today: 0 },
};
const adminResponse = {
  access_token: "token-of-owner",
  admin: { email: "owner@promptfolio.test", name: "Owner" },
};

test("writes every key on sign-in, and clears them on sign-out", () => {
  const store = memory();
  const session = createSessionStore(store);
  session.signIn(userResponse);
  expect(Object.fromEntries(store.values)).toEqual({
    [SESSION_KEYS.token]: "token-of-ada",
    [SESSION_KEYS.userId]: "u1",
    [SESSION_KEYS.userEmail]: "ada@promptfolio.test",
    [SESSION_KEYS.userName]: "Ada",
    [SESSION_KEYS.userLoggedIn]: "true",
  });
  expect(session.get()).toEqual({ kind: "user", id: "u1", email: "ada@promptfolio.test", name: "Ada" });
  session.signOut();
  expect(store.values.size).toBe(0);
  expect(session.get()).toEqual({ kind: "guest" });
});

test("keeps the rest of the session when the account changes", () => {
  const store = memory();
  const session = createSessionStore(store);
  session.update({ name: "Nobody" });
  expect(store.values.size).toBe(0);
  session.signIn(userResponse);
  session.update({ access_token: "next-token", name: "Ada Lovelace" });
  expect(session.token()).toBe("next-token");
  expect(session.get()).toEqual({
    kind: "user",
    id: "u1",
    email: "ada@promptfolio.test",
    name: "Ada Lovelace",
  });
});

test("replaces a user's keys with an administrator's", () => {
  const store = memory();
  const session = createSessionStore(store, () => Date.UTC(2026, 10, 20));
  session.signIn(userResponse);
  session.signInAdministrator(adminResponse);
  expect(Object.fromEntries(store.values)).toEqual({
    [SESSION_KEYS.token]: "token-of-owner",
    [SESSION_KEYS.adminLoggedIn]: "true",
    [SESSION_KEYS.adminEmail]: "owner@promptfolio.test",
    [SESSION_KEYS.adminLoginTime]: "2026-11-20T00:00:00.000Z",
  });
  expect(session.get().kind).toBe("administrator");
});

test.each<[string, Record<string, string>, string]>([
  ["nothing", {}, "guest"],
  ["a flag without a token", { [SESSION_KEYS.userLoggedIn]: "true" }, "guest"],
  ["a token without a flag", { [SESSION_KEYS.token]: "t" }, "guest"],
  ["a user's token and flag", { [SESSION_KEYS.token]: "t", [SESSION_KEYS.userLoggedIn]: "true" }, "user"],
  [
    "an administrator's",
    { [SESSION_KEYS.token]: "t", [SESSION_KEYS.adminLoggedIn]: "true" },
    "administrator",
  ],
])("reads %s in storage as %s", (_, stored, kind) => {
  expect(createSessionStore(memory(stored)).get().kind).toBe(kind);
});

test("adopts another tab's session, and notifies only if the signed-in account changes", () => {
  const store = memory();
  const session = createSessionStore(store);
  const told = jest.fn();
  session.subscribe(told);
  session.readStorage();
  expect(told).not.toHaveBeenCalled();
  createSessionStore(store).signIn(userResponse);
  session.readStorage();
  expect(told).toHaveBeenCalledTimes(1);
  expect(session.get().kind).toBe("user");
});

test("has no session during SSR and hydration", () => {
  const session = createSessionStore(
    memory({ [SESSION_KEYS.token]: "t", [SESSION_KEYS.userLoggedIn]: "true" }),
  );
  expect(session.initial()).toEqual({ kind: "guest" });
});
