/** The two fonts that the site loads, in the order of `fontPreloads`, and the weights that each file has. */
export const WEB_FONTS = [
  { family: "Bricolage Grotesque", weights: "400 800" },
  { family: "Instrument Sans", weights: "400 700" },
] as const;
