/** @jest-environment jsdom */

import { queryKeyOf } from "@promptfolio/host/api/request";
import { createDataCache, type PageDataCache } from "./data-cache";

const queries = [
  { path: "/filters", status: 200, body: { tags: ["New"] } },
  { path: "/images/none", status: 404, body: { detail: "There is no such image." } },
];

let mockFailures = 0;
jest.mock("./query-client", () => {
  if (mockFailures-- > 0) throw new Error("Loading chunk data-cache failed");
  return jest.requireActual("./query-client");
});

const onFailure = jest.fn();
let cache: PageDataCache;
beforeEach(() => {
  cache = createDataCache(queries, Date.now(), onFailure);
});
// Cached responses expire after minutes, by a timer.
afterEach(() => {
  cache.clear();
  expect(onFailure).not.toHaveBeenCalled();
});

test("fetches its code again, and reports no failure from before the connection was back", async () => {
  mockFailures = 1;
  const loading = cache.load();
  // It has failed in this task.
  await new Promise((resolve) => setTimeout(resolve));
  dispatchEvent(new Event("online"));
  expect(await loading).toBe(cache.loaded());
});

test("knows the page's responses and failures before its code has loaded", () => {
  expect(cache.loaded()).toBeUndefined();
  expect(cache.stateOf("/filters")).toEqual({ data: { tags: ["New"] } });
  expect(cache.stateOf("/images/none")).toMatchObject({ error: { name: "ApiError", status: 404 } });
  expect(cache.stateOf("/images")).toBeUndefined();
});

test("loads one client, which has them", async () => {
  const [first, second] = await Promise.all([cache.load(), cache.load()]);
  expect(second).toBe(first);
  expect(cache.loaded()).toBe(first);
  expect(first.client.getQueryData(queryKeyOf("/filters"))).toEqual({ tags: ["New"] });
  expect(cache.stateOf("/images/none")).toMatchObject({ error: { status: 404 } });
});

test("tells listeners of responses that arrive after it has loaded, until they end it", async () => {
  const changed = jest.fn();
  const end = cache.subscribe(changed);
  const { client } = await cache.load();
  changed.mockClear();
  client.setQueryData(queryKeyOf("/images"), {});
  expect(changed).toHaveBeenCalled();
  end();
  changed.mockClear();
  client.setQueryData(queryKeyOf("/images"), { images: [] });
  expect(changed).not.toHaveBeenCalled();
});

test("forgets the page's responses, whether its code has loaded or not", async () => {
  cache.clear();
  expect(cache.stateOf("/filters")).toBeUndefined();
  const { client } = await cache.load();
  expect(client.getQueryData(queryKeyOf("/filters"))).toBeUndefined();
  client.setQueryData(queryKeyOf("/images"), {});
  cache.clear();
  expect(cache.stateOf("/images")).toBeUndefined();
});
