import { type Box, directionOf, neighbourIn } from "./neighbour";

const box = (left: number, top: number, width = 90, height = 90): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** A large card of 2×2, four small ones beside it, and a row below: A B C / A D E / F G H I. */
const WALL = {
  A: box(0, 0, 190, 190),
  B: box(200, 0),
  C: box(300, 0),
  D: box(200, 100),
  E: box(300, 100),
  F: box(0, 200),
  G: box(100, 200),
  H: box(200, 200),
  I: box(300, 200),
};
type Name = keyof typeof WALL;
const names = Object.keys(WALL) as Name[];

describe("the next card", () => {
  it.each<[Name, "left" | "right" | "up" | "down", Name | "none"]>([
    ["A", "right", "B"],
    ["A", "down", "F"],
    ["A", "left", "none"],
    ["A", "up", "none"],
    ["B", "right", "C"],
    ["B", "left", "A"],
    ["B", "down", "D"],
    ["D", "left", "A"],
    ["C", "right", "none"],
    ["E", "down", "I"],
    ["G", "up", "A"],
    ["H", "up", "D"],
    ["H", "left", "G"],
  ])("from %s going %s is %s", (from, direction, expected) => {
    const others = names.filter((name) => name !== from);
    const index = neighbourIn(
      WALL[from],
      others.map((name) => WALL[name]),
      direction,
    );
    expect(others[index] ?? "none").toBe(expected);
  });
});

it("maps arrow keys to directions", () => {
  expect(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Enter"].map(directionOf)).toEqual([
    "left",
    "right",
    "up",
    "down",
    undefined,
  ]);
});
