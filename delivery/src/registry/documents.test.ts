import type { ReleaseDescriptor } from "@promptfolio/contracts/release";
import { sampleEntry, sampleRegistry, sampleRelease } from "../testing/sample-release";
import { readDescriptorText, readRevisionText } from "./documents";

const descriptor = sampleRelease("gallery", "1.0.0");
const change = {
  at: "2026-01-01",
  by: "ada",
  action: "promote",
  id: "gallery",
  detail: "1.0.0",
  revision: 1,
};

test("what was written is read as it was", () => {
  expect(readDescriptorText(JSON.stringify(descriptor))).toEqual(descriptor);
  const revision = { registry: sampleRegistry({ gallery: sampleEntry("1.0.0", ["1.0.0"]) }), change };
  expect(readRevisionText(JSON.stringify(revision))).toEqual(revision);
});

const file = { path: "main.js", bytes: 1, integrity: "sha384-x" };

test.each<[string, Partial<Record<keyof ReleaseDescriptor, unknown>>]>([
  ["an id that leads elsewhere", { id: "../gallery" }],
  ["a version that leads elsewhere", { version: "1.0.0/../.." }],
  ["a file outside of the release", { files: [{ ...file, path: "../../main.js" }] }],
  ["an absolute file", { files: [{ ...file, path: "/etc/passwd" }] }],
  ["a file without its hash", { files: [{ ...file, integrity: "md5-x" }] }],
  ["a route without a path", { routes: [{ ...descriptor.routes[0], paths: [] }] }],
  ["another format", { format: 2 }],
])("%s is refused", (_, more) => {
  expect(() => readDescriptorText(JSON.stringify({ ...descriptor, ...more }))).toThrow();
});

test("a registry with a share above the whole is refused", () => {
  const canary = {
    version: "2.0.0",
    basisPoints: 10_001,
    salt: "s",
    guard: { errorRate: 0, minimumViews: 1 },
  };
  const registry = sampleRegistry({ gallery: sampleEntry("1.0.0", ["1.0.0"], { canary }) });
  expect(() => readRevisionText(JSON.stringify({ registry, change }))).toThrow();
});
