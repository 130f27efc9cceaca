import type { Image } from "@promptfolio/contracts/api/images";

/** An image as lists and pages receive it, for tests; each `number` gives a different one. */
export const sampleImage = (number = 1, changes: Partial<Image> = {}): Image => {
  const short = String(number).padStart(8, "0");
  return {
    id: `m1x7k2q9c4v8b3n6z5l0${short}`,
    slug: `poster-${number}-${short}`,
    title: `Poster ${number}`,
    alt: `What poster ${number} shows`,
    category: "Product Poster",
    tag: "New",
    theme: "Modern",
    prompt: null,
    imageUrl: `/media/c_fill,w_432,h_540,q_auto,f_auto/poster-${number}.webp`,
    width: 1080,
    height: 1350,
    thumbhash: "",
    colors: ["blue"],
    views: 10,
    downloads: 4,
    copies: 2,
    created_at: "2026-03-05T09:00:00.000Z",
    version: 1,
    ...changes,
  };
};
