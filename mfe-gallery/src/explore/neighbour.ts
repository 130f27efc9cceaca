export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Direction = "left" | "right" | "up" | "down";

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

export const directionOf = (key: string): Direction | undefined => DIRECTIONS[key];

const gap = (fromStart: number, fromEnd: number, toStart: number, toEnd: number): number =>
  Math.max(0, toStart - fromEnd, fromStart - toEnd);

/** The distance of a box in a direction; infinite if it isn't there. Sideways distance counts double. */
const distance = (from: Box, to: Box, direction: Direction): number => {
  const along = {
    left: from.left - to.right,
    right: to.left - from.right,
    up: from.top - to.bottom,
    down: to.top - from.bottom,
  }[direction];
  // Neighbours may touch, and heights differ by fractions of a pixel.
  if (along < -1) return Number.POSITIVE_INFINITY;
  const isLevel = direction === "left" || direction === "right";
  const aside = isLevel
    ? gap(from.top, from.bottom, to.top, to.bottom)
    : gap(from.left, from.right, to.left, to.right);
  const offset = isLevel ? Math.abs(to.top - from.top) : Math.abs(to.left - from.left);
  return along + 2 * aside + offset / 1000;
};

/** The index of the nearest box in a direction; -1 if there is none. */
export const neighbourIn = (from: Box, boxes: readonly Box[], direction: Direction): number => {
  let nearest = -1;
  let shortest = Number.POSITIVE_INFINITY;
  boxes.forEach((box, index) => {
    const away = distance(from, box, direction);
    if (away < shortest) [nearest, shortest] = [index, away];
  });
  return nearest;
};
