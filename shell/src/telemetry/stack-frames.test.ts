import { stackFrames } from "./stack-trace";

const withStack = (stack: string): Error => Object.assign(new Error("broken"), { stack });

test.each([
  [
    "Chromium",
    "TypeError: x\n    at f (https://example.org/r/gallery/1.0.0-abc/page.home.1a2b.js:1:23)\n    at https://example.org/r/shell/1.0.0/main.js?attempt=2:4:56",
  ],
  [
    "Firefox",
    "f@https://example.org/r/gallery/1.0.0-abc/page.home.1a2b.js:1:23\n@https://example.org/r/shell/1.0.0/main.js?attempt=2:4:56",
  ],
])("returns the places in releases from a stack of %s, without the site's origin", (_, stack) => {
  expect(stackFrames(withStack(stack))).toEqual([
    "gallery/1.0.0-abc/page.home.1a2b.js:1:23",
    "shell/1.0.0/main.js:4:56",
  ]);
});

test("ignores files that belong to no release", () => {
  expect(stackFrames(withStack("Error\n    at chrome-extension://abc/r.js:1:1"))).toEqual([]);
  expect(stackFrames("thrown text")).toEqual([]);
});

test("returns at most ten frames", () => {
  const stack = Array.from({ length: 30 }, (_, n) => `at https://example.org/r/a/1.0.0/x.js:1:${n}`);
  expect(stackFrames(withStack(stack.join("\n")))).toHaveLength(10);
});
