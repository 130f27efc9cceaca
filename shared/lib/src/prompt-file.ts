import type { Image } from "@promptfolio/contracts/api/images";

/** The end of a prompt's file name, after the title. */
export const PROMPT_FILE_ENDING = "_prompt.txt";

/** The content of a prompt's text file: title, category, theme, prompt and the picture's URL. */
export const promptFileText = (
  image: Pick<Image, "title" | "category" | "theme" | "imageUrl">,
  prompt: string,
  origin: string,
): string =>
  [
    `Title: ${image.title}`,
    `Category: ${image.category}`,
    `Theme: ${image.theme}`,
    "",
    "Prompt:",
    prompt,
    "",
    `Image URL: ${new URL(image.imageUrl, origin).href}`,
    "",
  ].join("\n");
