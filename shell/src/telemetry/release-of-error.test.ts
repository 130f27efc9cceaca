import { recordRunningVersion, releaseOfError, stackFrames } from "./stack-trace";

const at = (path: string): string =>
  `TypeError: x is undefined\n    at f (https://example.org${path}:1:2345)`;

test.each([
  [
    "a page's chunk",
    at("/r/gallery/1.0.0-abc/page.home-page.1a2b3c4d.js"),
    { remote: "gallery", version: "1.0.0-abc" },
  ],
  [
    "an entry loaded again",
    "https://example.org/r/detail/2.1.0/remote-entry.js?attempt=2",
    {
      remote: "detail",
      version: "2.1.0",
    },
  ],
  ["an extension's script", "Error\n    at chrome-extension://abcdef/content.js:1:1", undefined],
  [
    "an extension's code above a release's",
    `Error: x\n    at fetch (chrome-extension://abcdef/patch.js:1:1)\n    at f (https://example.org/r/gallery/1.0.0/a.js:1:1)`,
    undefined,
  ],
  [
    "a masked extension above a release's",
    "fetch@webkit-masked-url://hidden/:1:1\nf@https://example.org/r/gallery/1.0.0/a.js:1:1",
    undefined,
  ],
  [
    "injected code above a release's",
    `Error: x\n    at <anonymous>:1:1\n    at f (https://example.org/r/gallery/1.0.0/a.js:1:1)`,
    undefined,
  ],
  [
    "a release's code below a built-in function",
    `Error: x\n    at Array.map (<anonymous>)\n    at f (https://example.org/r/gallery/1.0.0/a.js:1:1)`,
    { remote: "gallery", version: "1.0.0" },
  ],
  [
    "a message with a URL",
    `Error: chrome-extension://abc/x.js\n    at f (https://example.org/r/gallery/1.0.0/a.js:1:1)`,
    { remote: "gallery", version: "1.0.0" },
  ],
  ["no trace", undefined, undefined],
])("attributes %s", (_, trace, release) => {
  expect(releaseOfError(trace)).toEqual(release);
});

test("attributes an error to the top of its stack", () => {
  const stack = `${at("/r/gallery/1.0.0/page.home-page.js")}\n    at g (https://example.org/r/shell/1.0.0/main.js:1:1)`;
  expect(releaseOfError(stack)).toEqual({ remote: "gallery", version: "1.0.0" });
});

test("attributes a file that releases share to the one that this tab loaded last", () => {
  recordRunningVersion("gallery", "1.0.0");
  recordRunningVersion("gallery", "2.0.0");
  const stack = at("/r/gallery/files/page.home-page.0123456789abcdef.js");
  expect(releaseOfError(stack)).toEqual({ remote: "gallery", version: "2.0.0" });
  expect(stackFrames(Object.assign(new Error(), { stack }))).toEqual([
    "gallery/2.0.0/files/page.home-page.0123456789abcdef.js:1:2345",
  ]);
});
