import type { HelpCategory } from "../texts";

export interface HelpQuestion {
  id: string;
  category: Exclude<HelpCategory, "All">;
  question: string;
  answer: string;
  /** Percentage of visitors to the help page who read it. */
  popularity: number;
  /** The number of visitors who found it helpful. */
  helpful: number;
}

/** The eight questions. The two limits come from the server, so they are parameters. */
export const questionsFor = ({
  dailyLimit,
  guestLimit,
}: {
  dailyLimit: number;
  guestLimit: number;
}): HelpQuestion[] => [
  {
    id: "reveal",
    category: "Getting Started",
    question: "How do I see the prompt behind a picture?",
    answer:
      "Press ‘View Prompt’ on its card or on its own page. The button says beforehand whether it uses one of today’s views. Once you have opened a prompt it stays free for the rest of your day, however often you come back to it.",
    popularity: 96,
    helpful: 412,
  },
  {
    id: "allowance",
    category: "Getting Started",
    question: "How many prompts can I view each day?",
    answer: `Without an account ${guestLimit}, with a free account ${dailyLimit}. The counter in the header shows how many you have used, and a badge how many are left. New views come at midnight in your own time zone.`,
    popularity: 94,
    helpful: 388,
  },
  {
    id: "use-prompt",
    category: "Templates & Prompts",
    question: "What do I do with a prompt once I have it?",
    answer:
      "Copy it into any image generator that takes plain English. Then swap one thing at a time: first the product or subject, then the palette, then the light. If the first picture is close but not right, change the sentence that describes what is wrong rather than adding a new one.",
    popularity: 88,
    helpful: 301,
  },
  {
    id: "copy",
    category: "Templates & Prompts",
    question: "Why can’t I copy a prompt?",
    answer:
      "Copying belongs to accounts: sign in, reveal the prompt, and the copy button appears beside it. If you are signed in and it still fails, your browser is keeping the clipboard to itself. Allow it for this site, or download the prompt as a text file instead.",
    popularity: 81,
    helpful: 267,
  },
  {
    id: "plans",
    category: "Account & Billing",
    question: "How do I change or cancel my plan?",
    answer:
      "Write to us with the form below, subject ‘Billing Issue’, from the address of your account. Annual plans can be refunded within 30 days of payment and monthly plans within 7; after that a plan runs to the end of its period and is not renewed.",
    popularity: 72,
    helpful: 198,
  },
  {
    id: "password",
    category: "Account & Billing",
    question: "I can’t sign in. What now?",
    answer:
      "Check the address first, then look at what you type with the eye in the password field. After several wrong attempts sign-in is slowed down for a while, and tells you how long to wait. If none of that helps, write to us: nobody here can read your password, but we can let you set a new one.",
    popularity: 77,
    helpful: 233,
  },
  {
    id: "download",
    category: "Technical Issues",
    question: "A download doesn’t start. What can I do?",
    answer:
      "Some browsers ask before a site may save files: look for a small prompt in the address bar. On phones a picture may open in a new tab instead, where a long press saves it. Your views are not affected by downloads.",
    popularity: 64,
    helpful: 154,
  },
  {
    id: "pictures",
    category: "Technical Issues",
    question: "Pictures load slowly or not at all",
    answer:
      "Pictures are fetched as you scroll to them, in a size that fits your screen. If one shows ‘Image Preview’ instead, reload the page. If all of them do, a content blocker or a company network is likely holding them back: allow this site and try again.",
    popularity: 58,
    helpful: 121,
  },
];
