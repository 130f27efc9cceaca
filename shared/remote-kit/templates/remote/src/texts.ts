/** The page's texts. */
export const TEXTS = {
  title: "Example",
  lead: "This page is new. Write it, and ship it when you like.",
};
