/** The industries that the collection serves, described by their everyday work. */
export const INDUSTRIES = [
  {
    name: "Shops and e-commerce",
    text: "Product posters and mockups that look lit by someone.",
  },
  {
    name: "Food and hospitality",
    text: "Seasonal posts, table cards and the poster in the window.",
  },
  {
    name: "Events and music",
    text: "Line-up confirmed at noon, flyer out by two.",
  },
  {
    name: "Software and start-ups",
    text: "Launch pictures that aren’t another gradient.",
  },
  {
    name: "Property and interiors",
    text: "Quiet rooms in good light, and framed prints on the right wall.",
  },
  {
    name: "Agencies and studios",
    text: "Show a client six directions before lunch.",
  },
];
