import type { DehydratedQuery } from "@promptfolio/contracts/page";
import { settledResponses, splitByReadiness } from "./deferred-queries";

const responseTo = (path: string): DehydratedQuery => ({ path, status: 200, body: path, updatedAt: 0 });
const never = new Promise<never>(() => undefined);

test("separates responses that are ready from those that are not", async () => {
  let respond: (response: DehydratedQuery) => void = () => undefined;
  const { ready, deferred } = await splitByReadiness(
    [
      { path: "/early", response: Promise.resolve(responseTo("/early")) },
      { path: "/deferred", response: new Promise((resolve) => (respond = resolve)) },
    ],
    { graceMs: 1, timeoutMs: 60_000 },
  );
  expect(ready).toEqual([responseTo("/early")]);
  expect(deferred.map(({ path }) => path)).toEqual(["/deferred"]);
  respond(responseTo("/deferred"));
  expect(await settledResponses(deferred)).toEqual([responseTo("/deferred")]);
});

test("leaves out responses that fail or take too long", async () => {
  const { ready, deferred } = await splitByReadiness(
    [
      { path: "/never", response: never },
      { path: "/broken", response: Promise.reject(new Error("the API is gone")) },
    ],
    { graceMs: 1, timeoutMs: 1 },
  );
  expect(ready).toEqual([]);
  expect(await settledResponses(deferred)).toEqual([]);
});
