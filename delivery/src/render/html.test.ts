import { escapeHtml, scriptJson } from "./html";

test.each([
  ['<b title="x">', "&lt;b title=&quot;x&quot;&gt;"],
  ["Tom & Jerry's", "Tom &amp; Jerry&#39;s"],
  ["plain", "plain"],
])("escapes %s for markup", (text, escaped) => {
  expect(escapeHtml(text)).toBe(escaped);
});

test("escapes everything that could end the script element around a value", () => {
  const value = { title: "</script><script>alert(1)</script>", line: "a\u2028b\u2029c", comment: "<!--" };
  const json = scriptJson(value);
  expect(json).not.toMatch(/[<>\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(value);
});
