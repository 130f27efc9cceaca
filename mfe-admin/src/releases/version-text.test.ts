import { shareText, shortCommit, vitalText } from "./version-text";

test.each([
  [shareText(500), "5%"],
  [shareText(25), "0.25%"],
  [shareText(10_000), "100%"],
  [shortCommit("0123456789abcdef"), "01234567"],
  [vitalText("LCP", 1234), "1.23 s"],
  [vitalText("INP", 87.4), "87 ms"],
  [vitalText("CLS", 0.0123), "0.012"],
])("%s is written %s", (text, expected) => {
  expect(text).toBe(expected);
});
