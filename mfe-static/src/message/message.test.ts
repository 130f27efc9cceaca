import { type Message, problemsOf, readMessage } from "./message";

const EMPTY_MESSAGE: Message = { name: "", email: "", subject: "", message: "" };

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
  const spaces = new FormData();
  for (const [field, text] of Object.entries({ name: " ", email: "  ", subject: "\t", message: "\n" }))
    spaces.set(field, text);
  expect(readMessage(spaces)).toEqual(EMPTY_MESSAGE);
});
