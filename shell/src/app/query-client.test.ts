import { queryKeyOf } from "@promptfolio/host/api/request";
import { createQueryClient, hydrateQueries } from "./query-client";

// Cached responses expire after minutes, by a timer.
const cache = createQueryClient();
afterEach(() => cache.clear());

const query = (path: string, status: number, body: unknown) => ({ path, status, body });

test("caches the responses that came with the page as fresh", () => {
  hydrateQueries(cache, [query("/filters", 200, { tags: ["New"] })], Date.now());
  expect(cache.getQueryData(queryKeyOf("/filters"))).toEqual({ tags: ["New"] });
  expect(
    cache
      .getQueryCache()
      .find({ queryKey: queryKeyOf("/filters") })
      ?.isStaleByTime(30_000),
  ).toBe(false);
});

test("keeps a failure that came with the page, with its status, and does not retry it", () => {
  hydrateQueries(cache, [query("/images/none", 404, { detail: "There is no such image." })], Date.now());
  const state = cache.getQueryState(queryKeyOf("/images/none"));
  expect(state).toMatchObject({
    status: "error",
    fetchStatus: "idle",
    error: { name: "ApiError", status: 404 },
  });
});

test("keeps the responses that came with the page for parts that hydrate later", () => {
  jest.useFakeTimers();
  hydrateQueries(cache, [query("/images?limit=5", 200, { images: [] })], Date.now());
  cache.setQueryData(queryKeyOf("/usage/my-stats"), {});
  jest.advanceTimersByTime(60 * 60_000);
  jest.useRealTimers();
  expect(cache.getQueryData(queryKeyOf("/usage/my-stats"))).toBeUndefined();
  expect(cache.getQueryData(queryKeyOf("/images?limit=5"))).toEqual({ images: [] });
});
