import { sourceMapPath } from "@promptfolio/contracts/release";
import type { FailureReport } from "@promptfolio/contracts/telemetry";
import { STORES, useStore } from "../../testing/stores";
import { createErrorCollector } from "./error-collector";
import { createObjectErrors, readErrorSummary, withErrorSummary } from "./error-store";
import { createFrameResolver } from "./resolve-frame";

const SOURCE = "export const total = (order) =>\n  order.lines.length;\n";
/** The first line of the built file comes from the second line of the source. */
const MAP = JSON.stringify({
  version: 3,
  names: ["total"],
  sources: ["src/orders/total.ts"],
  sourcesContent: [SOURCE],
  mappings: "AACEA",
});
const readFile = async (id: string, version: string, path: string) =>
  id === "orders" && version === "1.0.0" && path === sourceMapPath("page.js") ? Buffer.from(MAP) : undefined;
const resolve = createFrameResolver({ readFile });

const report = (more: Partial<FailureReport> = {}): FailureReport => ({
  kind: "error",
  remote: "orders",
  version: "1.0.0",
  message: "TypeError: order.lines is undefined",
  where: "/orders",
  frames: ["orders/1.0.0/page.js:1:1"],
  ...more,
});

describe("a frame", () => {
  test("is resolved to its source by the release's source map", async () => {
    expect(await resolve("orders/1.0.0/page.js:1:1")).toEqual({
      release: "orders@1.0.0",
      place: "src/orders/total.ts:2",
      text: "total (src/orders/total.ts:2:3)",
      source: "order.lines.length;",
    });
  });

  test.each(["orders/2.0.0/page.js:1:1", "nothing that a browser would send"])(
    "is left unchanged if it can't be resolved: %s",
    async (frame) => {
      expect(await resolve(frame)).toMatchObject({ text: frame, source: undefined });
    },
  );
});

describe.each(STORES)("errors in %s", (_, create) => {
  const place = useStore(create);
  let time: number;
  beforeEach(() => {
    time = Date.parse("2026-03-01T12:00:00.000Z");
  });

  /** An instance of the site. */
  const start = () => {
    const objects = place.open();
    return createErrorCollector(withErrorSummary(createObjectErrors(objects), objects), resolve, () => {
      time += 1_000;
      return new Date(time);
    });
  };

  test("are grouped by remote, version and place, over all instances", async () => {
    const [one, other] = [start(), start()];
    one.record(report(), "Chrome 140");
    one.record(report({ where: "/orders/7" }), "Firefox 143");
    await one.save();
    other.record(report(), "Chrome 140");
    other.record(report({ version: "2.0.0", frames: [] }), undefined);
    await other.save();
    expect(await readErrorSummary(place.open())).toMatchObject([
      { version: "2.0.0", place: "TypeError: order.lines is undefined", count: 1, stack: [] },
      {
        version: "1.0.0",
        place: "src/orders/total.ts:2",
        source: "order.lines.length;",
        count: 3,
        browsers: { "Chrome 140": 2, "Firefox 143": 1 },
        page: "/orders",
        firstSeen: "2026-03-01T12:00:01.000Z",
        lastSeen: "2026-03-01T12:00:03.000Z",
      },
    ]);
  });
});

test("reads errors that were saved before browsers were counted", async () => {
  const objects = await STORES[0][1]();
  const { browsers: _, ...old } = {
    ...{ remote: "orders", version: "1.0.0", kind: "error", place: "src/a.ts:1", source: null },
    ...{ message: "", page: "/", stack: [], count: 1, firstSeen: "", lastSeen: "", browsers: {} },
  };
  await objects.open().write("telemetry/errors.json", Buffer.from(JSON.stringify([old])));
  expect(await readErrorSummary(objects.open())).toMatchObject([{ place: "src/a.ts:1", browsers: {} }]);
  await objects.remove();
});

test("limits a flood of different messages, and merges those that differ only in numbers", async () => {
  const saved: number[] = [];
  const collector = createErrorCollector(
    { add: async (groups) => void saved.push(groups.length), recent: async () => [] },
    resolve,
  );
  for (let n = 0; n < 1_000; n++)
    collector.record(report({ frames: [], message: `order ${n} is missing` }), undefined);
  await collector.save();
  for (let n = 0; n < 1_000; n++)
    collector.record(report({ frames: [], message: String.fromCodePoint(0x4e00 + n) }), undefined);
  await collector.save();
  expect(saved).toEqual([1, 200]);
  expect(await collector.save()).toBe(false);
});

test("saves errors with the next save if one fails", async () => {
  const counts: number[] = [];
  let isDown = true;
  const collector = createErrorCollector(
    {
      add: async (groups) => {
        if (isDown) throw new Error("the database can't be reached");
        counts.push(...groups.map(({ count }) => count));
      },
      recent: async () => [],
    },
    resolve,
  );
  collector.record(report(), undefined);
  await expect(collector.save()).rejects.toThrow("can't be reached");
  isDown = false;
  collector.record(report(), undefined);
  await collector.save();
  expect(counts).toEqual([2]);
});
