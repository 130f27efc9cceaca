import type { HelpCategory } from "../texts";
import { findQuestions } from "./help-questions";
import { questionsFor } from "./questions";

const QUESTIONS = questionsFor({ dailyLimit: 7, guestLimit: 2 });

test.each<[string, string, HelpCategory, string[]]>([
  ["in the question", "SLOWLY", "All", ["pictures"]],
  ["in the answer", "clipboard", "All", ["copy"]],
  ["all words, in any order", "password wrong", "All", ["password"]],
  ["of one category", "", "Account & Billing", ["plans", "password"]],
  ["of another category", "clipboard", "Technical Issues", []],
  ["nothing", "submarine", "All", []],
])("%s", (_, search, category, ids) => {
  expect(findQuestions(QUESTIONS, { search, category }).map(({ id }) => id)).toEqual(ids);
});

test("has eight questions in four categories that state the server's limits", () => {
  expect(QUESTIONS).toHaveLength(8);
  expect(new Set(QUESTIONS.map(({ category }) => category)).size).toBe(4);
  expect(QUESTIONS.find(({ id }) => id === "allowance")?.answer).toContain(
    "Without an account 2, with a free account 7",
  );
});
