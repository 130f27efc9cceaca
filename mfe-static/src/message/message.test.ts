import { EMPTY_MESSAGE, type Message, problemsOf, trimmed } from "./message";

const whole: Message = {
  name: "Mira Okafor",
  email: "mira@example.org",
  subject: "A poster",
  message: "Which paper do you print on?",
};

test.each<[string, Partial<Message>, string[]]>([
  ["a whole message", {}, []],
  ["no name", { name: "" }, ["name"]],
  ["no address", { email: "" }, ["email"]],
  ["half an address", { email: "mira@example" }, ["email"]],
  ["no subject", { subject: "" }, ["subject"]],
  ["no text", { message: "" }, ["message"]],
  ["nothing", EMPTY_MESSAGE, ["name", "email", "subject", "message"]],
])("%s", (_, change, fields) => {
  expect(Object.keys(problemsOf({ ...whole, ...change }))).toEqual(fields);
});

test("treats spaces alone as empty", () => {
  const spaces = { name: " ", email: "  ", subject: "\t", message: "\n" };
  expect(trimmed(spaces)).toEqual(EMPTY_MESSAGE);
});
