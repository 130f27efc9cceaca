import type { ReleasedRemote } from "@promptfolio/contracts/api/releases";
import { actionOf, draftOf } from "./action-draft";

const remote: ReleasedRemote = {
  id: "gallery",
  tag: "0123456789abcdef",
  stable: null,
  canary: null,
  frozen: null,
  history: [{ version: "0.9.0", until: "2026-02-01T10:00:00.000Z" }],
  published: [{ version: "2.0.0", publishedAt: "2026-02-01T10:00:00.000Z" }],
  rejected: [],
  problems: [],
};
const base = { id: "gallery", tag: "0123456789abcdef" };

test("starts with the newest version, or the previous one for a rollback", () => {
  expect(draftOf(remote, "promote", undefined).version).toBe("2.0.0");
  expect(draftOf(remote, "rollback", undefined).version).toBe("0.9.0");
  expect(draftOf(remote, "rollback", "0.8.0").version).toBe("0.8.0");
});

test("a canary has a share and a guard for errors and vitals", () => {
  expect(actionOf(remote, "canary", draftOf(remote, "canary", undefined))).toEqual({
    ...base,
    action: "canary",
    version: "2.0.0",
    basisPoints: 500,
    guard: { errorRate: 0.02, minimumViews: 100, vitals: { LCP: 1.1, INP: 1.1 } },
  });
});

test("a ramp replaces the share", () => {
  const draft = { ...draftOf(remote, "canary", undefined), ramp: "1, 10, 100", minutes: "5", slower: "" };
  expect(actionOf(remote, "canary", draft)).toEqual({
    ...base,
    action: "canary",
    version: "2.0.0",
    guard: { errorRate: 0.02, minimumViews: 100 },
    ramp: { steps: [100, 1_000, 10_000], eachMs: 300_000 },
  });
});

test("a preview link is valid for eight hours by default", () => {
  const draft = draftOf(remote, "preview", "2.0.0");
  expect(actionOf(remote, "preview", draft)).toEqual({
    ...base,
    ...{ action: "preview", version: "2.0.0", hours: 8 },
  });
});

test.each([
  ["a canary without a share", "canary", { share: "" }],
  ["a ramp that falls", "canary", { ramp: "10,1" }],
  ["a freeze without a reason", "freeze", {}],
  ["a preview link for ever", "preview", { hours: "1000" }],
  ["a promote without a version", "promote", { version: "" }],
] as const)("returns no action for %s", (_, action, more) => {
  expect(actionOf(remote, action, { ...draftOf(remote, action, undefined), ...more })).toBeUndefined();
});
