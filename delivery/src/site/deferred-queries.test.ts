import type { DehydratedQuery } from "@promptfolio/contracts/page";
import { settledResponses, splitByReadiness } from "./compose-page";

const responseTo = (path: string): DehydratedQuery => ({ path, status: 200, body: path });
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

test("clears the timer of a response that has settled", async () => {
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  const timers = new Set<unknown>();
  const track = (act: () => void, milliseconds: number, ...values: []) => {
    const timer = set(act, milliseconds, ...values);
    if (milliseconds === 60_000) timers.add(timer);
    return timer;
  };
  Object.assign(globalThis, {
    setTimeout: track,
    clearTimeout: (timer: NodeJS.Timeout) => {
      timers.delete(timer);
      clear(timer);
    },
  });
  try {
    let respond: (response: DehydratedQuery) => void = () => undefined;
    const response = new Promise<DehydratedQuery>((resolve) => (respond = resolve));
    const requested = [{ path: "/deferred", response }];
    const { deferred } = await splitByReadiness(requested, { graceMs: 1, timeoutMs: 60_000 });
    expect(timers.size).toBe(1);
    respond(responseTo("/deferred"));
    await settledResponses(deferred);
    expect(timers.size).toBe(0);
  } finally {
    Object.assign(globalThis, { setTimeout: set, clearTimeout: clear });
  }
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
