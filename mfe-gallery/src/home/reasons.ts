import { PRODUCT_NAME } from "@promptfolio/contracts/product";
import { FIGURES } from "@promptfolio/lib/marketing-figures";

export const WHY_TITLE = `Why choose ${PRODUCT_NAME}`;

/** The reasons, and the figures that support them. */
export const REASONS = [
  {
    title: "You see it before you spend it",
    text: "A prompt stays sealed until it is worth one of today’s views to you.",
    figure: "Free",
    caption: "to look, always",
  },
  {
    title: "Prompts that survive the paste",
    text: "Sixty to a hundred and twenty words, ready for the generator you already use.",
    figure: `< ${FIGURES.generationSeconds} s`,
    caption: "from paste to picture",
  },
  {
    title: "Yours to publish",
    text: "Print it, post it, put it on a bus. No credit line needed.",
    figure: "Included",
    caption: "commercial licence",
  },
  {
    title: "Sharp on a phone and on a wall",
    text: `The picture as ${FIGURES.formats.slice(0, -1).join(", ")} or ${FIGURES.formats.at(-1)}, the prompt as a text file beside it.`,
    figure: FIGURES.resolution,
    caption: "largest download",
  },
  {
    title: "Cheaper than another round of drafts",
    text: "A poster that took two days of back and forth takes a coffee.",
    figure: FIGURES.returnOnInvestment,
    caption: "return on investment",
  },
];
