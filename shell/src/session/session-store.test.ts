import { createSessionStore } from "./session-store";
import { KEYS, type KeyValueStore } from "./stored";

const memory = (initial: Record<string, string> = {}): KeyValueStore & { values: Map<string, string> } => {
  const values = new Map(Object.entries(initial));
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
};

const userAnswer = {
  access_token: "token-of-ada",
  user_id: "u1",
  user: { email: "ada@promptfolio.test", name: "Ada", daily_limit: 5, prompt_views_today: 0 },
};
const adminAnswer = {
  access_token: "token-of-owner",
  admin: { email: "owner@promptfolio.test", name: "Owner" },
};

test("signing in writes every key of the specification, signing out clears them", () => {
  const store = memory();
  const session = createSessionStore(store);
  session.signIn(userAnswer);
  expect(Object.fromEntries(store.values)).toEqual({
    [KEYS.token]: "token-of-ada",
    [KEYS.userId]: "u1",
    [KEYS.userEmail]: "ada@promptfolio.test",
    [KEYS.userName]: "Ada",
    [KEYS.userLoggedIn]: "true",
  });
  expect(session.get()).toEqual({ kind: "user", id: "u1", email: "ada@promptfolio.test", name: "Ada" });
  session.signOut();
  expect(store.values.size).toBe(0);
  expect(session.get()).toEqual({ kind: "guest" });
});

test("an administrator's keys take the place of a user's", () => {
  const store = memory();
  const session = createSessionStore(store, () => Date.UTC(2026, 10, 20));
  session.signIn(userAnswer);
  session.signInAdministrator(adminAnswer);
  expect(Object.fromEntries(store.values)).toEqual({
    [KEYS.token]: "token-of-owner",
    [KEYS.adminLoggedIn]: "true",
    [KEYS.adminEmail]: "owner@promptfolio.test",
    [KEYS.adminLoginTime]: "2026-11-20T00:00:00.000Z",
  });
  expect(session.get().kind).toBe("administrator");
});

test.each<[string, Record<string, string>, string]>([
  ["nothing", {}, "guest"],
  ["a flag without a token", { [KEYS.userLoggedIn]: "true" }, "guest"],
  ["a token without a flag", { [KEYS.token]: "t" }, "guest"],
  ["a user's token and flag", { [KEYS.token]: "t", [KEYS.userLoggedIn]: "true" }, "user"],
  ["an administrator's", { [KEYS.token]: "t", [KEYS.adminLoggedIn]: "true" }, "administrator"],
])("%s in the storage is read as %s", (_, stored, kind) => {
  expect(createSessionStore(memory(stored)).get().kind).toBe(kind);
});

test("what another tab wrote is taken over, and told only if it changes who is signed in", () => {
  const store = memory();
  const session = createSessionStore(store);
  const told = jest.fn();
  session.subscribe(told);
  session.reread();
  expect(told).not.toHaveBeenCalled();
  createSessionStore(store).signIn(userAnswer);
  session.reread();
  expect(told).toHaveBeenCalledTimes(1);
  expect(session.get().kind).toBe("user");
});

test("the server's rendering, and hydration, know of nobody", () => {
  const session = createSessionStore(memory({ [KEYS.token]: "t", [KEYS.userLoggedIn]: "true" }));
  expect(session.initial()).toEqual({ kind: "guest" });
});
