import { browserName } from "./browser-name";

it.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
    "Chrome on Windows",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
    "Safari on iOS",
  ],
  ["curl/8.5.0", "curl"],
  ["", "Unknown browser"],
  [undefined, "Unknown browser"],
])("names %j %s", (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});

it("limits what a hostile header can store", () => {
  expect(browserName(`${"x".repeat(5_000)}/1.0`).length).toBeLessThanOrEqual(60);
});
