import { setTimeout as wait } from "node:timers/promises";
import { QueueFullError } from "@promptfolio/server/queue-limit";
import { pino } from "pino";
import { createReleaseStore } from "../registry/create-release-store";
import type { ReleaseStore } from "../registry/release-store";
import { registryWithCanary } from "../testing/sample-release";
import { STORES, type TestStore } from "../testing/stores";
import { type CountStore, dayOf } from "./count-store";
import { type ReleaseTelemetry, startReleaseTelemetry } from "./release-telemetry";
import { createSummaryWriter, readSummary } from "./summary";

const registry = registryWithCanary();
const canaryVersion = { remote: "gallery", version: "2.0.0" };

/** The database shared by all instances, reduced to what counting needs. */
const openSums = (): CountStore & { isDown: boolean; failure: Error; refused: number } => {
  const sums: Record<string, number> = {};
  return {
    isDown: false,
    failure: new Error("the database can't be reached"),
    refused: 0,
    async add(_day, amounts) {
      if (this.isDown) {
        this.refused += 1;
        throw this.failure;
      }
      for (const [series, amount] of Object.entries(amounts)) sums[series] = (sums[series] ?? 0) + amount;
    },
    since: async () => sums,
  };
};

let place: TestStore;
let store: ReleaseStore;
let sums: ReturnType<typeof openSums>;
let watches: ReleaseTelemetry[];

const [, createStore] = STORES[0];

/** An instance of the site. */
const start = (log = pino({ level: "silent" })): ReleaseTelemetry => {
  const watch = startReleaseTelemetry({
    live: {
      registry: () => registry,
      resolve: () => undefined,
      descriptor: () => undefined,
      hasCanary: () => true,
      badReleases: () => [],
      stopCanary: () => undefined,
      refresh: async () => undefined,
      onChange: () => undefined,
      close: () => undefined,
    },
    metrics: { count: () => undefined },
    store: createReleaseStore(place.open()),
    counts: sums,
    summary: createSummaryWriter(place.open()),
    errors: { record: () => undefined, save: async () => false },
    history: { record: () => undefined, save: async () => undefined },
    log,
    pollIntervalMs: 5,
  });
  watches.push(watch);
  return watch;
};

const report = (watch: ReleaseTelemetry, views: number, errors: number): void => {
  for (let n = 0; n < views; n++) watch.count({ kind: "view", ...canaryVersion });
  for (let n = 0; n < errors; n++)
    watch.count(
      { kind: "error", ...canaryVersion, message: "TypeError", where: "/" },
      `10.0.${watches.indexOf(watch)}.${n}`,
    );
};

/** Waits until the instances agree; otherwise the test times out. */
const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await wait(5);
};

const viewsIn = (watch: ReleaseTelemetry): number => watch.total().releases["gallery@2.0.0"]?.views ?? 0;

beforeEach(async () => {
  place = await createStore();
  store = createReleaseStore(place.open());
  sums = openSums();
  watches = [];
  const line = { at: "2026-03-01T00:00:00.000Z", by: "ada", action: "canary", id: "gallery", detail: "" };
  await store.writeRegistry(registry, 0, line);
});
afterEach(async () => {
  sums.isDown = false;
  for (const watch of watches) await watch.close();
  await place.remove();
});

const changes = async (): Promise<{ by: string; action: string; detail: string }[]> => {
  const found = [];
  for await (const { change } of store.revisions()) found.push(change);
  return found;
};

test("adds up two instances' counts, and stops a canary that neither would have stopped alone", async () => {
  const [one, other] = [start(), start()];
  report(one, 60, 2);
  await until(() => viewsIn(other) === 60);
  expect(await changes()).toHaveLength(1);
  report(other, 60, 3);
  await until(async () => (await changes()).length > 1);
  await until(() => viewsIn(one) === 120 && viewsIn(other) === 120);
  const [last, ...earlier] = await changes();
  expect(last).toMatchObject({
    by: "guard",
    action: "stop canary",
    detail: "2.0.0: 5 errors in 120 page views, 4.17 %; the guard allows 2 %",
  });
  expect(earlier).toHaveLength(1);
});

test("keeps counts that could not be saved", async () => {
  const watch = start();
  sums.isDown = true;
  report(watch, 10, 0);
  await until(() => sums.refused > 1);
  report(watch, 5, 0);
  expect(viewsIn(watch)).toBe(0);
  sums.isDown = false;
  await until(() => viewsIn(watch) > 0);
  await until(() => viewsIn(watch) === 15);
});

test.each([
  // In the form in which the database library passes it on.
  [
    "a warning while the database is overloaded",
    new Error("Failed query", { cause: new QueueFullError() }),
    40,
  ],
  ["an error while it can't be reached", new Error("the database can't be reached"), 50],
])("logs unsaved counts as %s", async (_, failure, level) => {
  const lines: string[] = [];
  const watch = start(pino({ level: "warn" }, { write: (line) => lines.push(line) }));
  sums.failure = failure;
  sums.isDown = true;
  report(watch, 1, 0);
  await until(() => lines.length > 0);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level, msg: "telemetry could not be saved" });
});

test("saves the last counts when the server stops", async () => {
  const watch = start();
  report(watch, 3, 0);
  await watch.close();
  watches = [];
  expect((await readSummary(place.open()))?.counts.releases["gallery@2.0.0"]?.views).toBe(3);
  expect((await sums.since(dayOf(new Date())))["release gallery@2.0.0 views"]).toBe(3);
});
