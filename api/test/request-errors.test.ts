import { Client } from "pg";
import { createRevealer } from "../src/viewing/reveal";
import type { ApiResponse } from "./browser";
import { addPosters, startApi, type TestApi } from "./test-api";
import { expectWholeUploads, makeUpload } from "./whole-uploads";

type Method = (...parameters: unknown[]) => unknown;

/** "loses" lets the call succeed and its result get lost, as with a connection that breaks after a COMMIT. */
type Failure = "throws" | "rejects" | "loses";

/** Makes one call fail, counted over all methods of `targets`. */
const failCall = (
  targets: readonly [object, string][],
  failing: number,
  how: Failure,
): { calls: () => number; restore: () => unknown } => {
  let calls = 0;
  const restores = targets.map(([target, name]) => {
    const own = Object.getOwnPropertyDescriptor(target, name);
    const method: Method = Reflect.get(target, name);
    const replacement: Method = function (this: unknown, ...parameters) {
      calls += 1;
      if (calls !== failing) return method.apply(this, parameters);
      const error = new RangeError("Injected");
      if (how === "throws") throw error;
      const callback = parameters.at(-1);
      if (typeof callback !== "function") {
        const result = how === "loses" ? method.apply(this, parameters) : undefined;
        return Promise.resolve(result).then(() => Promise.reject(error));
      }
      if (how === "rejects") return callback(error);
      return method.apply(this, [...parameters.slice(0, -1), () => callback(error)]);
    };
    Object.defineProperty(target, name, { value: replacement, configurable: true, writable: true });
    return () => {
      if (own) Object.defineProperty(target, name, own);
      else Reflect.deleteProperty(target, name);
    };
  });
  return { calls: () => calls, restore: () => restores.map((restore) => restore()) };
};

const FAILURES: readonly Failure[] = ["throws", "rejects", "loses"];

// A rejected promise that nobody waits for would end this process, and with it the tests.
describe("an error in one request", () => {
  let api: TestApi;
  let token: string;
  let image: string;
  beforeAll(async () => {
    api = await startApi("embedded", { NETWORK_CEILING: "100000" });
    [image = ""] = await addPosters(api.services, 1);
    ({ token } = await api.account("admin"));
  });

  /** Fails each call of a request in turn, until the request needs fewer. `prepare` returns what sends the request. */
  const failEach = async (
    how: Failure,
    prepare: () => Promise<() => Promise<ApiResponse>>,
    check: () => Promise<void>,
  ): Promise<void> => {
    const { keys, store, authentication, metrics } = api.services;
    // What returns no promise can't reject.
    const synchronous: [object, string][] = [
      [keys, "fingerprint"],
      [metrics.reveals, "inc"],
      [metrics.requestDuration, "observe"],
    ];
    const targets: [object, string][] = [
      [Client.prototype, "query"],
      [authentication, "require"],
      [store, "write"],
      ...(how === "throws" ? synchronous : []),
    ];
    let failures = 0;
    for (let failing = 1; ; failing += 1) {
      const send = await prepare();
      const { calls, restore } = failCall(targets, failing, how);
      const { status, headers, body } = await send();
      restore();
      if (status >= 400) {
        failures += 1;
        expect([status, body["code"]]).toEqual([500, "internal"]);
        expect(headers["content-type"]).toBe("application/problem+json; charset=utf-8");
        expect(JSON.stringify(body)).not.toContain("Injected");
      }
      await check();
      if (calls() < failing) break;
    }
    expect(failures).toBeGreaterThan(0);
    // Each connection is back in its pool, or closed.
    const { totalCount, idleCount } = api.services.storage.pool;
    expect(totalCount - idleCount).toBe(0);
  };

  it.each(FAILURES.flatMap((how) => [[how, "user"] as const, [how, "guest"] as const]))(
    "costs nothing twice if a call of a reveal %s (%s)",
    async (how, role) => {
      const path = role === "user" ? "usage" : "public";
      let browser = api.browser();
      let id = "";
      const reveal = () => browser.request("POST", `/api/${path}/prompt-view/${id}`);
      const prepare = async () => {
        [id = ""] = await addPosters(api.services, 1);
        browser = api.browser();
        if (role === "user") browser.token = (await api.account()).token;
        // Sets the guest's cookie.
        await browser.request("GET", "/api/usage/my-stats");
        return reveal;
      };
      await failEach(how, prepare, async () => {
        const { status, body } = await reveal();
        expect(status).toBe(200);
        expect(body).toMatchObject({ viewedToday: 1, views: 1 });
      });
    },
  );

  it.each(FAILURES)("leaves an image with its file, or neither, if a call of an upload %s", async (how) => {
    const form = await makeUpload();
    const add = () => api.browser({ token }).request("POST", "/api/images", form);
    await failEach(
      how,
      async () => add,
      () => expectWholeUploads(api.services),
    );
  });

  it.each([true, false])(
    "rejects a reveal that can't be prepared, and later ones go on (batched: %s)",
    async (batched) => {
      const revealer = createRevealer(api.services.database, { batched });
      const now = new Date();
      const request = {
        ...{
          imageId: image,
          account: undefined,
          guestId: `guest-${batched}`,
          network: "network",
          siteNetwork: undefined,
        },
        ...{ now, day: "2026-01-01", dayEnds: now, utcDay: "2026-01-01" },
        ...{ ceiling: undefined, newAccountCeiling: undefined },
      };
      await expect(revealer({ ...request, dayEnds: new Date(Number.NaN) })).rejects.toThrow(RangeError);
      expect((await revealer(request)).outcome).toBe("revealed");
    },
  );
});
