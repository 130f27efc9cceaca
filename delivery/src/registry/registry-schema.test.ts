import { sampleEntry, sampleRegistry } from "../testing/sample-release";
import { parseRevision } from "./registry-schema";

const change = {
  at: "2026-01-01",
  by: "ada",
  action: "promote",
  id: "gallery",
  detail: "1.0.0",
  revision: 1,
};

test("parses a revision as it was written", () => {
  const revision = { registry: sampleRegistry({ gallery: sampleEntry("1.0.0", ["1.0.0"]) }), change };
  expect(parseRevision(JSON.stringify(revision))).toEqual(revision);
});

test("refuses a share above 100 %", () => {
  const canary = {
    version: "2.0.0",
    basisPoints: 10_001,
    salt: "s",
    guard: { errorRate: 0, minimumViews: 1 },
  };
  const registry = sampleRegistry({ gallery: sampleEntry("1.0.0", ["1.0.0"], { canary }) });
  expect(() => parseRevision(JSON.stringify({ registry, change }))).toThrow();
});
