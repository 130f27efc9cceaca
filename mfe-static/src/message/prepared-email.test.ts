import { preparedEmail } from "./prepared-email";

test.each([
  ["Paper & ink?", "One line", "One line"],
  ["100 % cotton", "First\nsecond", "First\r\nsecond"],
  ["Grüße", "a+b=c&d", "a+b=c&d"],
])("carries '%s' whole", (subject, message, text) => {
  const link = preparedEmail("hello@promptfolio.example", {
    name: "Mira",
    email: "mira@example.org",
    subject,
    message,
  });
  const [address, query = ""] = link.split("?");
  expect(address).toBe("mailto:hello@promptfolio.example");
  // A plus sign stays a plus sign in mailto links, so they aren't read as forms are.
  const parts = Object.fromEntries(query.split("&").map((pair) => pair.split("=").map(decodeURIComponent)));
  expect(parts).toEqual({ subject, body: `${text}\r\n\r\nMira\r\nmira@example.org` });
});
