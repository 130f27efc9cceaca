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
    text: "A new product every Tuesday and no studio booked: product posters and mockups that look lit by someone.",
    pieces: "Product posters, mockup ads",
  },
  {
    name: "Food and hospitality",
    text: "Menus change faster than photographers answer. Seasonal posts, table cards and the poster in the window.",
    pieces: "Social posts, window posters",
  },
  {
    name: "Events and music",
    text: "Line-up confirmed at noon, flyer out by two. Type with a voice and colours you hear from across the street.",
    pieces: "Gig posters, banners",
  },
  {
    name: "Software and start-ups",
    text: "Launch pictures that aren’t another gradient, from the first waiting list to the conference wall.",
    pieces: "Banners, device mockups",
  },
  {
    name: "Property and interiors",
    text: "Quiet rooms in good light, framed prints on the right wall, a board that gets people out of the car.",
    pieces: "Banners, billboards",
  },
  {
    name: "Agencies and studios",
    text: "Show a client six directions before lunch. Present with pictures, sell with the prompt already in hand.",
    pieces: "All of it, logos included",
  },
];
