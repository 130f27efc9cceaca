/** An industry that the collection serves, described by its everyday work. */
export interface Industry {
  name: string;
  text: string;
  /** The kinds of pictures that they look for. */
  pieces: string;
}

export const INDUSTRIES: Industry[] = [
  {
    name: "Shops and e-commerce",
    text: "A new product every Tuesday, and no studio booked.",
    pieces: "Product posters, mockup ads",
  },
  {
    name: "Food and hospitality",
    text: "Menus change faster than photographers answer.",
    pieces: "Social posts, window posters",
  },
  {
    name: "Events and music",
    text: "Line-up confirmed at noon, flyer out by two.",
    pieces: "Gig posters, banners",
  },
  {
    name: "Software and start-ups",
    text: "Launch pictures that aren’t another gradient.",
    pieces: "Banners, device mockups",
  },
  {
    name: "Property and interiors",
    text: "A board that gets people out of the car.",
    pieces: "Banners, billboards",
  },
  {
    name: "Agencies and studios",
    text: "Show a client six directions before lunch.",
    pieces: "All of it, logos included",
  },
];
