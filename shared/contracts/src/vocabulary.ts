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
