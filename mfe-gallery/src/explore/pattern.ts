import { GALLERY } from "@promptfolio/contracts/limits";

/**
 * A card's place on the four-column wall. A full page of five is one block: a large card of 2×2 and four small
 * ones, the large one on the left, then on the right, and so on. Cards of a page that is not full are small.
 */
export type Place = "large" | "large-right" | "first-column" | "second-column" | "any";

const LEFT_BLOCK: readonly Place[] = ["large", "any", "any", "any", "any"];
const RIGHT_BLOCK: readonly Place[] = [
  "first-column",
  "second-column",
  "first-column",
  "second-column",
  "large-right",
];

export const placeOf = (index: number, count: number): Place => {
  const page = Math.floor(index / GALLERY.pageSize);
  const isFull = count >= (page + 1) * GALLERY.pageSize;
  if (!isFull) return "any";
  const block = page % 2 === 0 ? LEFT_BLOCK : RIGHT_BLOCK;
  return block[index % GALLERY.pageSize] ?? "any";
};

export const isLarge = (place: Place): boolean => place === "large" || place === "large-right";
