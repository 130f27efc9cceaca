import { createObjectErrors, withErrorSummary } from "../telemetry/errors/error-store";
import { useReleaseFixture } from "../testing/release-fixture";

const fixture = useReleaseFixture();

test("lists a remote's errors with their source lines", async () => {
  await fixture.publish("orders", "1.0.0");
  expect((await fixture.run("errors", "orders")).lines).toEqual(["No errors of orders are known."]);
  const { objects } = fixture.context;
  const group = {
    remote: "orders",
    version: "1.0.0",
    kind: "error" as const,
    place: "src/orders/total.ts:2",
    source: "order.lines.length;",
    message: "TypeError: order.lines is undefined",
    page: "/orders",
    stack: ["total (src/orders/total.ts:2:3)"],
    count: 3,
    browsers: { "Chrome 140": 2, "Firefox 143": 1 },
    firstSeen: "2026-03-01T12:00:01.000Z",
    lastSeen: "2026-03-01T12:00:03.000Z",
  };
  await withErrorSummary(createObjectErrors(objects), objects).add([group, { ...group, remote: "gallery" }]);
  expect((await fixture.run("errors", "orders")).lines).toEqual([
    "orders 1.0.0  src/orders/total.ts:2",
    "  TypeError: order.lines is undefined",
    "  > order.lines.length;",
    "  error, 3 times, last 2026-03-01 12:00 UTC on /orders",
    "  in Chrome 140 (2), Firefox 143 (1)",
    "    at total (src/orders/total.ts:2:3)",
  ]);
  expect((await fixture.run("errors", "orders", "2.0.0")).lines).toEqual(["No errors of orders are known."]);
});
