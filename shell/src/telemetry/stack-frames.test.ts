import { stackFrames } from "./stack-frames";

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
])("a stack of %s names places in releases, without the site", (_, stack) => {
  expect(stackFrames(withStack(stack))).toEqual([
    "gallery/1.0.0-abc/page.home.1a2b.js:1:23",
    "shell/1.0.0/main.js:4:56",
  ]);
});

test("what is no file of a release is left out", () => {
  expect(stackFrames(withStack("Error\n    at chrome-extension://abc/r.js:1:1"))).toEqual([]);
  expect(stackFrames("thrown text")).toEqual([]);
});

test("ten frames are enough", () => {
  const stack = Array.from({ length: 30 }, (_, n) => `at https://example.org/r/a/1.0.0/x.js:1:${n}`);
  expect(stackFrames(withStack(stack.join("\n")))).toHaveLength(10);
});
