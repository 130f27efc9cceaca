import { PRODUCT_NAME } from "@promptfolio/contracts/product";
import { FIGURES, PLANS } from "@promptfolio/lib/marketing-figures";

export interface Question {
  question: string;
  answer: string;
}

/** The thirteen questions. The two allowances come from the server, so they are parameters. */
export const questionsFor = ({
  dailyLimit,
  guestLimit,
}: {
  dailyLimit: number;
  guestLimit: number;
}): Question[] => [
  {
    question: `What is ${PRODUCT_NAME}?`,
    answer:
      "A gallery of AI-generated posters, mockups, banners, social posts and logos, each with the prompt that made it.",
  },
  {
    question: "What does it cost?",
    answer: `Looking and the ${PLANS[0]} plan cost nothing. ${PLANS.slice(1, -1).join(" and ")} add room for teams, ${PLANS.at(-1)} your own terms.`,
  },
  {
    question: "How many prompts can I read in a day?",
    answer: `${guestLimit} without an account, ${dailyLimit} with one.`,
  },
  {
    question: "When do I get new views?",
    answer: "At midnight where you are. Views left over are not carried into the next day.",
  },
  {
    question: "Does reading a prompt again cost another view?",
    answer: "Not on the same day: what you have opened stays open until midnight.",
  },
  {
    question: "Why is the prompt hidden at all?",
    answer:
      "A prompt worth copying took someone an evening. The seal keeps the collection from being scraped empty.",
  },
  {
    question: "Why can’t I copy a prompt without an account?",
    answer: "Guests can read; members can copy. Signing up takes a name, an email address and a password.",
  },
  {
    question: "What can I download?",
    answer: `The prompt as a text file, and the picture itself: ${FIGURES.formats.slice(0, -1).join(", ")} or ${FIGURES.formats.at(-1)}, at up to ${FIGURES.resolution}.`,
  },
  {
    question: "May I use what I make commercially?",
    answer:
      "Yes: campaigns, packaging, shop pictures and client work, without a credit line. The terms list the few exceptions.",
  },
  {
    question: "Which generators do the prompts work with?",
    answer: "Any that takes plain English: no model names, no flags. Most pieces are 4:5.",
  },
  {
    question: `Does ${PRODUCT_NAME} generate the pictures for me?`,
    answer: `No: you keep your own tool. Paste the prompt there and expect a picture in under ${FIGURES.generationSeconds} seconds.`,
  },
  {
    question: "Can my team work with it together?",
    answer: `Yes. Team collaboration and analytics come with the ${PLANS[2]} plan; everyone has their own views.`,
  },
  {
    question: "Is my account safe, and will the site be there when I need it?",
    answer: `Passwords are stored as slow hashes, sessions are signed and expire (JWT authentication), and we keep to ${FIGURES.uptime} uptime.`,
  },
];
