import type { Image } from "@promptfolio/contracts/api/images";

/** How the text file of a prompt is named, behind its title. */
export const PROMPT_FILE_ENDING = "_prompt.txt";

/** What the text file of a prompt says: title, category, theme, prompt and the picture's URL. */
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
