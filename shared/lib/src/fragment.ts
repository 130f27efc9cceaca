/** Decodes a part of a URL that anybody may have written; what is no valid encoding stays as it is. */
export const decodePart = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray percent sign: "100%".
    return text;
  }
};

/** The id that a URL's fragment (`#…`) names. */
export const fragmentOf = (hash: string): string => decodePart(hash.slice(1));
