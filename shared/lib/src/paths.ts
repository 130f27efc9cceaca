type Scalar = string | number | boolean | undefined;

/**
 * The canonical path of an API request: parameters sorted by name, empty ones left out. It is also the key of the
 * response in the data cache, so server and browser must both build it with this function.
 */
export const apiPath = (path: string, parameters: Record<string, Scalar> = {}): string => {
  const cached = Object.entries(parameters)
    .filter(([, value]) => value !== undefined && value !== "")
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  return cached.length === 0 ? path : `${path}?${cached.join("&")}`;
};

/** The path of the gallery, filtered by this category, tag, theme or colour. */
export const galleryPath = (filter: "category" | "tag" | "theme" | "color", value: string): string =>
  `${apiPath("/", { [filter]: value })}#explore`;

/** The path of the login page, which then returns the visitor to `from`, a path of this site. */
export const loginPath = (from: string): string => `/login?from=${encodeURIComponent(from)}`;

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
