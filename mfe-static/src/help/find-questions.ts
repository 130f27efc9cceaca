import type { HelpCategory } from "../texts";
import type { HelpQuestion } from "./questions";

/** The questions of a category that mention, or whose answers mention, every word that was looked for. */
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
