/** @jest-environment jsdom */

import { isReleaseScript, trustScriptUrls } from "./trust-script-urls";

test.each([
  ["/r/gallery/1.0.0/page.js", true],
  ["http://localhost/r/gallery/1.0.0/page.js?retry=1", true],
  ["/r/../media/x", false],
  ["/media/x.js", false],
  ["//elsewhere.example/r/page.js", false],
  ["http://localhost.elsewhere.example/r/page.js", false],
  ["data:text/javascript,1", false],
  ["blob:http://localhost/r/1", false],
])("%s is a script of a release: %s", (url, expected) => {
  expect(isReleaseScript(url)).toBe(expected);
});

test("makes the default policy where browsers have trusted types, and nothing elsewhere", () => {
  trustScriptUrls();
  const createPolicy = jest.fn();
  Object.assign(window, { trustedTypes: { createPolicy } });
  trustScriptUrls();
  expect(createPolicy).toHaveBeenCalledWith("default", {
    createHTML: expect.any(Function),
    createScriptURL: expect.any(Function),
  });
});
