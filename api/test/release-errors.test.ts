import type { ReleaseErrorGroup } from "@promptfolio/contracts/api/release-errors";
import { sweep } from "../src/database/maintenance";
import { createReleaseErrors } from "../src/telemetry/release-telemetry";
import { ENGINES } from "./databases";
import { CALLS_AT_ONCE, startApi, type TestApi } from "./test-api";

const group = (place: string, more: Partial<ReleaseErrorGroup> = {}): ReleaseErrorGroup => ({
  remote: "orders",
  version: "1.0.0",
  kind: "error",
  place,
  source: null,
  message: "TypeError",
  page: "/orders",
  stack: [],
  count: 1,
  browsers: {},
  firstSeen: "2100-01-01T00:00:00.000Z",
  lastSeen: "2100-01-01T00:00:00.000Z",
  ...more,
});

describe.each(ENGINES)("errors of releases on %s", (engine) => {
  let api: TestApi;
  const errors = () => createReleaseErrors(api.services.database);

  beforeAll(async () => {
    api = await startApi(engine);
  });

  it("add up across instances for the same place, in any order", async () => {
    const groups = Array.from({ length: 20 }, (_, n) => group(`src/place-${n}.ts:1`));
    await Promise.all(
      Array.from({ length: CALLS_AT_ONCE }, (_, n) => errors().add(n % 2 ? groups : [...groups].reverse())),
    );
    const found = (await errors().recent()).filter(({ place }) => place.startsWith("src/place-"));
    expect(found.map(({ count }) => count)).toEqual(Array(20).fill(CALLS_AT_ONCE));
  });

  it("keep the latest message and stack, and the first and last time seen", async () => {
    const later = { message: "later", stack: ["a", "b"], lastSeen: "2100-02-01T00:00:00.000Z" };
    await errors().add([group("src/latest.ts:1")]);
    await errors().add([group("src/latest.ts:1", { ...later, firstSeen: later.lastSeen, count: 2 })]);
    const [newest] = await errors().recent();
    expect(newest).toEqual(group("src/latest.ts:1", { ...later, count: 3 }));
  });

  it("add up browsers, and keep the most frequent ones", async () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`Opera ${n + 100}`, 1]));
    await errors().add([group("src/browsers.ts:1", { browsers: { "Chrome 140": 2, "Firefox 143": 2 } })]);
    await errors().add([group("src/browsers.ts:1", { browsers: { "Chrome 140": 3, ...many } })]);
    const found = (await errors().recent()).find(({ place }) => place === "src/browsers.ts:1");
    expect(found?.browsers).toMatchObject({ "Chrome 140": 5, "Firefox 143": 2 });
    expect(Object.keys(found?.browsers ?? {})).toHaveLength(20);
  });

  it("are deleted when they were not seen for more than a month", async () => {
    const long = "2000-01-01T00:00:00.000Z";
    await errors().add([group("src/old.ts:1", { firstSeen: long, lastSeen: long })]);
    await sweep(api.services.database);
    expect((await errors().recent()).map(({ place }) => place)).not.toContain("src/old.ts:1");
  });
});
