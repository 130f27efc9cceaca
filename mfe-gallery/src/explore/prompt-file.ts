import type { Image } from "@promptfolio/contracts/api/images";

/** What the text file of a prompt says: title, category, theme, prompt and the picture's address. */
export const promptFileText = (image: Image, prompt: string, origin: string): string =>
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
