import { matchesSearch } from "@promptfolio/lib/search-text";
import type { HelpCategory } from "../texts";
import type { HelpQuestion } from "./questions";

/** The questions of a category that contain every searched word, in question or answer. */
export const findQuestions = (
  questions: readonly HelpQuestion[],
  { search, category }: { search: string; category: HelpCategory },
): HelpQuestion[] =>
  questions
    .filter((question) => category === "All" || question.category === category)
    .filter(({ question, answer }) => matchesSearch(`${question} ${answer}`, search));
