import type { Registry } from "@promptfolio/contracts/registry";
import type { Revision } from "../../registry/release-store";
import { sampleCanary, sampleEntry, sampleRegistry } from "../../testing/sample-release";
import { recentChangesOf } from "./recent-changes";

const revision = (number: number, by: string, entries: Registry["entries"]): Revision => ({
  registry: { ...sampleRegistry(entries), revision: number },
  change: {
    revision: number,
    at: "2026-03-01T00:00:00.000Z",
    by,
    action: "promote",
    id: "gallery",
    detail: "",
  },
});
const versions = ["1.0.0", "2.0.0"];
const first = { gallery: sampleEntry("1.0.0", versions) };
const second = { gallery: sampleEntry("2.0.0", versions) };
const withCanary = { gallery: sampleEntry("1.0.0", versions, { canary: sampleCanary }) };

test("names who promoted the stable version", () => {
  const { authors } = recentChangesOf([
    revision(3, "cleo", second),
    revision(2, "bob", second),
    revision(1, "ada", first),
  ]);
  expect(authors.get("gallery")).toEqual({ stable: "bob", canary: undefined });
});

test("names who started the canary", () => {
  const { authors } = recentChangesOf([revision(2, "bob", withCanary), revision(1, "ada", first)]);
  expect(authors.get("gallery")).toEqual({ stable: "ada", canary: "bob" });
});

test("names no author if the log does not reach back far enough", () => {
  const { authors, changes } = recentChangesOf([revision(9, "ada", first), revision(8, "bob", first)]);
  expect(authors.get("gallery")).toEqual({ stable: undefined, canary: undefined });
  expect(changes.map(({ revision: number }) => number)).toEqual([9, 8]);
});

test("names the key that signed, where signatures are verified", () => {
  const signed = revision(1, "ada", first);
  const { authors, changes } = recentChangesOf([
    { ...signed, change: { ...signed.change, key: "gallery-team" } },
  ]);
  expect(changes[0]?.by).toBe("gallery-team (ada)");
  expect(authors.get("gallery")?.stable).toBe("gallery-team (ada)");
});
