import { DESCRIPTION_LENGTH } from "../contracts/limits";

/** The text cut to at most `length` characters at a word boundary, with an ellipsis where something was cut. */
export const truncate = (text: string, length: number = DESCRIPTION_LENGTH): string => {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const boundary = cut.lastIndexOf(" ");
  return `${(boundary > 0 ? cut.slice(0, boundary) : cut).trimEnd()}…`;
};
