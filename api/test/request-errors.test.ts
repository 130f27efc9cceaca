import { Client } from "pg";
import { createRevealer } from "../src/viewing/reveal";
import { makeForm, makePicture } from "./pictures";
import { addPosters, startApi, type TestApi } from "./test-api";

type Method = (...parameters: unknown[]) => unknown;

/** Makes one call fail, counted over all methods of `targets`, by a thrown error or a rejected promise. */
const failCall = (
  targets: readonly [object, string][],
  failing: number,
  how: "throws" | "rejects",
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
      return typeof callback === "function" ? callback(error) : Promise.reject(error);
    };
    Object.defineProperty(target, name, { value: replacement, configurable: true, writable: true });
    return () => {
      if (own) Object.defineProperty(target, name, own);
      else Reflect.deleteProperty(target, name);
    };
  });
  return { calls: () => calls, restore: () => restores.map((restore) => restore()) };
};

describe("an error in one request", () => {
  let api: TestApi;
  let upload: { payload: Buffer; headers: Record<string, string> };
  let token: string;
  let image: string;
  beforeAll(async () => {
    api = await startApi();
    [image = ""] = await addPosters(api.services, 1);
    ({ token } = await api.account("admin"));
    const fields = { title: "A", category: "C", tag: "T", theme: "T", prompt: "P" };
    upload = makeForm(fields, { bytes: await makePicture({ width: 60, height: 75 }) });
  });

  const reveal = () => api.browser().request("POST", `/api/public/prompt-view/${image}`);
  const add = () =>
    api.browser().request("POST", "/api/images", { token, body: upload.payload, headers: upload.headers });

  // A rejected promise that nobody waits for would end this process, and with it the test.
  it.each([
    ["reveal", "throws"],
    ["reveal", "rejects"],
    ["upload", "throws"],
    ["upload", "rejects"],
  ] as const)("fails this %s alone, wherever it %s", async (kind, how) => {
    const { keys, store, authentication } = api.services;
    const targets: [object, string][] = [
      [Client.prototype, "query"],
      // Returns no promise, so it can't reject.
      ...(how === "throws" ? ([[keys, "fingerprint"]] satisfies [object, string][]) : []),
      [authentication, "require"],
      [store, "write"],
      [store, "create"],
    ];
    const statuses: number[] = [];
    for (let failing = 1; ; failing += 1) {
      const { calls, restore } = failCall(targets, failing, how);
      const { status } = await (kind === "reveal" ? reveal() : add());
      restore();
      statuses.push(status);
      if (calls() < failing) break;
    }
    expect(statuses.pop()).toBe(kind === "reveal" ? 200 : 201);
    expect(statuses.length).toBeGreaterThan(0);
    // A rollback or a release that fails does no harm.
    expect(statuses.filter((status) => status >= 500).length).toBeGreaterThan(0);
    expect((await reveal()).status).toBe(200);
    // Each connection is back in its pool, or closed.
    const { totalCount, idleCount } = api.services.storage.pool;
    expect(totalCount - idleCount).toBe(0);
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
