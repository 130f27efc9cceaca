import { preparedEmail } from "./message";

test.each([
  ["Paper & ink?", "One line", "One line"],
  ["100 % cotton", "First\nsecond", "First\r\nsecond"],
  ["Grüße", "a+b=c&d", "a+b=c&d"],
])("keeps '%s' intact", (subject, message, text) => {
  const link = preparedEmail("hello@promptfolio.example", {
    name: "Mira",
    email: "mira@example.org",
    subject,
    message,
  });
  const [address, query = ""] = link.split("?");
  expect(address).toBe("mailto:hello@promptfolio.example");
  // Unlike in form data, a plus sign in a mailto link is a plus sign.
  const parts = Object.fromEntries(query.split("&").map((pair) => pair.split("=").map(decodeURIComponent)));
  expect(parts).toEqual({ subject, body: `${text}\r\n\r\nMira\r\nmira@example.org` });
});
