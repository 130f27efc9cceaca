import { cleanText, isVisible } from "@promptfolio/lib/clean-text";
import { badRequest } from "./problem";

/** The stored form of a name, title or label. @throws Problem 400 if nothing visible is left */
export const readText = (text: string, field: string): string => {
  const clean = cleanText(text);
  if (!isVisible(clean)) throw badRequest(`The field '${field}' must not be empty.`, field);
  return clean;
};
