/** The first letters of the first and the last word of a name, in capitals. */
export const initials = (name: string): string => {
  const words = name.split(/[\s@._-]+/).filter((word) => /\p{L}|\p{N}/u.test(word));
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => Array.from(word ?? "")[0]?.toLocaleUpperCase("en") ?? "").join("");
};
