import type { HelpCategory } from "../texts";
import type { HelpQuestion } from "./questions";

/** The questions of a category that contain every searched word, in question or answer. */
export const findQuestions = (
  questions: readonly HelpQuestion[],
  { search, category }: { search: string; category: HelpCategory },
): HelpQuestion[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return questions
    .filter((question) => category === "All" || question.category === category)
    .filter(({ question, answer }) => {
      const text = `${question} ${answer}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
};
