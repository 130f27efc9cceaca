import type { ReleaseDescriptor } from "@promptfolio/contracts/release";
import { sampleRelease } from "../testing/sample-release";
import { parseDescriptor } from "./descriptor-schema";

const descriptor = sampleRelease("gallery", "1.0.0");
test("parses a descriptor as it was written", () => {
  expect(parseDescriptor(JSON.stringify(descriptor))).toEqual(descriptor);
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
])("rejects %s", (_, more) => {
  expect(() => parseDescriptor(JSON.stringify({ ...descriptor, ...more }))).toThrow();
});

test("says what is wrong with a descriptor", () => {
  const document = {
    script: " ".repeat(65_537),
    fonts: [],
    firstPainted: "x",
    styleAttributes: {},
    styleHashes: [],
  };
  expect(() => parseDescriptor(JSON.stringify({ ...descriptor, document }))).toThrow(
    "this is no release descriptor: document.script must be at most 65536 characters long",
  );
});
