import { PRODUCT_NAME } from "@promptfolio/contracts/product";
import { FIGURES, PLANS } from "@promptfolio/lib/marketing-figures";

/** The thirteen questions. The two allowances come from the server, so they are parameters. */
export const questionsFor = ({ dailyLimit, guestLimit }: { dailyLimit: number; guestLimit: number }) => [
  {
    question: `What is ${PRODUCT_NAME}?`,
    answer:
      "A gallery of AI-generated posters, mockups, banners, social posts and logos. Each piece hangs with the prompt that made it.",
  },
  {
    question: "What does it cost?",
    answer: `Looking costs nothing, and neither does an account on the ${PLANS[0]} plan. ${PLANS.slice(1, -1).join(" and ")} add room for teams, and ${PLANS.at(-1)} is for companies that need their own terms.`,
  },
  {
    question: "How many prompts can I read in a day?",
    answer: `${guestLimit} without an account, ${dailyLimit} with one. The counter in the header shows where you stand.`,
  },
  {
    question: "When do I get new views?",
    answer: "At midnight where you are. Views left over are not carried into the next day.",
  },
  {
    question: "Does reading a prompt again cost another view?",
    answer: "Not on the same day. A prompt you have opened stays open to you until midnight.",
  },
  {
    question: "Why is the prompt hidden at all?",
    answer:
      "The seal keeps the collection from being scraped empty, and the daily views keep it open to everybody.",
  },
  {
    question: "Why can’t I copy a prompt without an account?",
    answer: "Guests can read; members can copy, and get more views too.",
  },
  {
    question: "What can I download?",
    answer: `The prompt as a text file, and the picture itself: ${FIGURES.formats.slice(0, -1).join(", ")} or ${FIGURES.formats.at(-1)}, at up to ${FIGURES.resolution}.`,
  },
  {
    question: "May I use what I make commercially?",
    answer:
      "Yes. The commercial licence covers campaigns, packaging, shop pictures and client work, within the terms of service.",
  },
  {
    question: "Which generators do the prompts work with?",
    answer: "Any that takes plain English. Most pieces are 4:5, if yours takes a ratio as a setting.",
  },
  {
    question: `Does ${PRODUCT_NAME} generate the pictures for me?`,
    answer: `No, you keep the tool you already pay for. Paste the prompt there and expect your first picture in under ${FIGURES.generationSeconds} seconds.`,
  },
  {
    question: "Can my team work with it together?",
    answer: `Yes. Team collaboration and analytics come with the ${PLANS[2]} plan, and everyone has their own account and views.`,
  },
  {
    question: "Is my account safe, and will the site be there when I need it?",
    answer: `Passwords are stored only as slow hashes, sessions are signed and expire (JWT authentication), and we keep to ${FIGURES.uptime} uptime. Deleting an account removes what identifies you.`,
  },
];
