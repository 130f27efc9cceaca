import { browserOf } from "./browser-of";

const CHROME =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

test.each([
  [CHROME, "Chrome 140"],
  ["Mozilla/5.0 (Windows NT 10.0; rv:143.0) Gecko/20100101 Firefox/143.0", "Firefox 143"],
  ["Mozilla/5.0 Firefox/99999", "Firefox"],
  ["something else", undefined],
  [undefined, undefined],
])("%s is %s", (userAgent, browser) => {
  expect(browserOf(userAgent)).toBe(browser);
});
