import { isEmailAddress } from "./email-address";

test.each([
  ["mira@example.org", true],
  ["mira.okafor+posters@studio.example.co", true],
  ["mira@bücher.example", true],
  ["", false],
  ["mira", false],
  ["mira@", false],
  ["@example.org", false],
  ["mira@example", false],
  ["mira@example..org", false],
  ["mira@example.", false],
  ["mi ra@example.org", false],
  ["mira@home@example.org", false],
  [`${"m".repeat(250)}@example.org`, false],
])("%j is an email address: %s", (text, expected) => {
  expect(isEmailAddress(text)).toBe(expected);
});
