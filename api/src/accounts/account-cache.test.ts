import { AccountCache, type LiveSession } from "./account-cache";

const session = (userId = "ada"): LiveSession => ({
  account: { userId, role: "user", sessionId: "s", name: "Ada", email: "ada@example.org" },
  seenAt: 0,
});

const createCache = () => {
  const cache = new AccountCache();
  cache.setConnected(true);
  return cache;
};

it("caches a session until its account changes", async () => {
  const cache = createCache();
  await cache.load("s", async () => session());
  expect(cache.get("s")).toEqual(session());
  cache.forget("somebody else");
  expect(cache.get("s")).toEqual(session());
  cache.forget("ada");
  expect(cache.get("s")).toBeUndefined();
});

it("doesn't cache a session whose account changes while it is loading", async () => {
  const cache = createCache();
  await cache.load("s", async () => {
    cache.forget("ada");
    return session();
  });
  expect(cache.get("s")).toBeUndefined();
});

it("caches nothing while disconnected from change notifications", async () => {
  const cache = createCache();
  await cache.load("s", async () => session());
  cache.setConnected(false);
  expect(cache.get("s")).toBeUndefined();
  await cache.load("s", async () => session());
  cache.setConnected(true);
  expect(cache.get("s")).toBeUndefined();
});
