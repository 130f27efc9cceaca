/** The default lists: the filters' defaults if their request fails, and the options of the admin's forms. */
export const DEFAULT_CATEGORIES = [
  "Product Poster",
  "Social Media",
  "Mockup Ads",
  "Banner Design",
  "Logo Design",
] as const;

export const DEFAULT_TAGS = ["New", "Trending", "Most Used", "Popular", "Featured"] as const;

export const DEFAULT_THEMES = ["Modern", "Vintage", "Minimalist", "Bold", "Elegant", "Playful"] as const;

/** The colours that pictures are found by; each has those that cover most of it. */
export const IMAGE_COLORS = [
  "red",
  "orange",
  "yellow",
  "green",
  "teal",
  "blue",
  "purple",
  "pink",
  "brown",
  "beige",
  "black",
  "gray",
  "white",
] as const;
export type ImageColor = (typeof IMAGE_COLORS)[number];
