import { questionsFor } from "./questions";

const questions = questionsFor({ dailyLimit: 7, guestLimit: 2 });

test("there are thirteen different questions", () => {
  expect(new Set(questions.map(({ question }) => question)).size).toBe(13);
});

test("the answers state the server's limits", () => {
  expect(questions.map(({ answer }) => answer).join(" ")).toContain("2 without an account, 7 with one");
});
