import type { TemplateCategory } from "../texts";
import elastic from "./pictures/elastic-type-club.webp";
import frame from "./pictures/gallery-wall-poster.webp";
import headphones from "./pictures/halo-wireless-headphones.webp";
import sardines from "./pictures/marisol-sardines.webp";
import stationery from "./pictures/mirabeau-papers.webp";
import train from "./pictures/slow-train-north.webp";
import savings from "./pictures/small-sums-stacked.webp";
import gig from "./pictures/velvet-frequency.webp";

/** A sample on the Templates page. `prompt` has slots in square brackets, to be filled in by the user. */
export interface Template {
  id: number;
  title: string;
  description: string;
  category: Exclude<TemplateCategory, "All">;
  /** URL of a 4:5 picture, 432×540. */
  image: string;
  alt: string;
  prompt: string;
  downloads: number;
  /** 0 to 5. */
  rating: number;
  isPremium: boolean;
  tags: string[];
}

/** Eight designed samples; a higher id is newer. */
export const SAMPLES: Template[] = [
  {
    id: 1,
    title: "Framed Print, Morning Light",
    description: "Any artwork in an oak frame on a sunlit wall, with a plant's shadow doing half the work.",
    category: "Product Mockup",
    image: frame,
    alt: "A framed poster of a red sun over green hills, hung on a sunlit wall above a shelf with a plant",
    prompt:
      "[artwork] in a slim oak frame on a plaster wall, window shadows falling across it, a shelf with [two objects] below, warm morning light, 50 mm lens, quiet interior photograph, 4:5",
    downloads: 3870,
    rating: 4.9,
    isPremium: false,
    tags: ["frame", "interior", "print", "wall"],
  },
  {
    id: 2,
    title: "Tinned and Labelled",
    description:
      "A flat, cheerful packaging poster: two bold colours, one product seen from above, one big name.",
    category: "Food & Beverage",
    image: sardines,
    alt: "An illustrated poster of an open tin of five patterned sardines on pink and blue",
    prompt:
      "Flat illustrated poster for [product], opened package seen from above, [number] patterned pieces inside, [name] in a high-contrast serif across the top, two-colour ground of [colour] and [colour], screen-print texture, 4:5",
    downloads: 2940,
    rating: 4.8,
    isPremium: false,
    tags: ["packaging", "illustration", "label", "menu"],
  },
  {
    id: 3,
    title: "Floating Product Hero",
    description: "One colour, one object, one word. For launches that have a single thing to say.",
    category: "Technology",
    image: headphones,
    alt: "Red headphones floating in front of a red disc above the word HALO",
    prompt:
      "[product] floating in a seamless [colour] studio, tone-on-tone disc behind it, soft key light from the upper left, glossy highlights, [name] in wide bold capitals below, product photograph, 85 mm, 4:5",
    downloads: 4120,
    rating: 4.7,
    isPremium: true,
    tags: ["product", "launch", "monochrome", "gadget"],
  },
  {
    id: 4,
    title: "Night Train Travel Poster",
    description:
      "Layered silhouettes and a low moon, for anything that goes somewhere or is worth the journey.",
    category: "Marketing",
    image: train,
    alt: "A vintage travel poster of a lit train crossing a viaduct at dusk under a full moon",
    prompt:
      "Vintage travel poster, [vehicle] crossing [landmark] at dusk, layered mountain silhouettes in [palette], large moon, thin cream border, [headline] in bold condensed capitals, grain of an old lithograph, 4:5",
    downloads: 3350,
    rating: 4.9,
    isPremium: false,
    tags: ["travel", "vintage", "landscape", "campaign"],
  },
  {
    id: 5,
    title: "Stationery Under Wax",
    description: "Letterhead, card and sealed envelope on linen. The quiet way to present a new identity.",
    category: "Business",
    image: stationery,
    alt: "Letterhead, business card and a burgundy envelope with a gold wax seal on linen",
    prompt:
      "Stationery set for [company]: letterhead, visiting card and [colour] envelope closed with a wax seal of [monogram], laid on creased linen, soft window light from the right, seen from above, editorial still life, 4:5",
    downloads: 1860,
    rating: 4.6,
    isPremium: true,
    tags: ["branding", "stationery", "identity", "letter"],
  },
  {
    id: 6,
    title: "Stretched Headline",
    description: "Type as the only picture: one word, set ten times, pulled until it hums.",
    category: "Social Media",
    image: elastic,
    alt: "The word ELASTIC repeated in black letters of changing widths on acid yellow",
    prompt:
      "Typographic post, the word [word] repeated in [number] lines, each line stretched to another width, black grotesque capitals on [neon colour], small event details in the corners, Swiss layout, no pictures, 4:5",
    downloads: 2480,
    rating: 4.5,
    isPremium: false,
    tags: ["typography", "announcement", "bold", "event"],
  },
  {
    id: 7,
    title: "All Night on Vinyl",
    description: "Swollen psychedelic lettering in an arch of stripes. Loud on purpose.",
    category: "Entertainment",
    image: gig,
    alt: "A psychedelic gig poster with swollen orange and purple lettering in an arch of stripes",
    prompt:
      "Psychedelic gig poster for [event], hand-drawn swollen lettering filling an arch, radiating stripes in [colour], [colour] and [colour], date and venue at the foot, 1967 screen print, slight misregistration, 4:5",
    downloads: 2150,
    rating: 4.8,
    isPremium: false,
    tags: ["music", "retro", "lettering", "gig"],
  },
  {
    id: 8,
    title: "Small House, Big Plan",
    description: "An isometric model that makes savings, mortgages and moving in look like a garden.",
    category: "Real Estate",
    image: savings,
    alt: "An isometric hill with trees, stacked coins and a small house at the top, on mint green",
    prompt:
      "Isometric scene of a [building] on top of a stepped garden, [symbol of value] growing between small trees, pastel [colour] ground, soft long shadows, [headline] top left in a friendly grotesque, clean vector render, 4:5",
    downloads: 1420,
    rating: 4.9,
    isPremium: true,
    tags: ["isometric", "finance", "home", "illustration"],
  },
];
