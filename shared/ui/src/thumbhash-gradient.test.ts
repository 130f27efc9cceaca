import { rgbaToThumbHash, thumbHashToAverageRGBA } from "thumbhash";
import { thumbhashGradient } from "./thumbhash-gradient";

const paint = (width: number, height: number, at: (x: number, y: number) => number[]): string => {
  const rgba = Uint8Array.from(
    Array.from({ length: width * height }, (_, index) => [
      ...at((index % width) / width, Math.floor(index / width) / height),
      255,
    ]).flat(),
  );
  return btoa(String.fromCharCode(...rgbaToThumbHash(width, height, rgba)));
};

/** The gradient's direction, and its colours: red, green and blue from 0 to 1. */
const read = (thumbhash: string) => {
  const gradient = thumbhashGradient(thumbhash) ?? "";
  const colors = [...gradient.matchAll(/#([0-9a-f]{3})/g)].map(([, digits = ""]) =>
    [...digits].map((digit) => Number.parseInt(digit, 16) / 15),
  );
  return { direction: gradient.startsWith("linear-gradient(90deg,") ? "across" : "down", colors };
};

test("has the hash's average colour", () => {
  const hash = paint(80, 100, (x, y) => [200 * x, 120, 255 * y]);
  const { r, g, b } = thumbHashToAverageRGBA(Uint8Array.from(atob(hash), (c) => c.charCodeAt(0)));
  const { colors } = read(hash);
  expect(colors).toHaveLength(3);
  for (const [channel, reference] of [r, g, b].entries())
    expect(colors.reduce((sum, color) => sum + (color[channel] ?? 0) / 3, 0)).toBeCloseTo(reference, 1);
});

test.each([
  ["portrait", 80, 100],
  ["landscape", 100, 60],
])("puts the colours where they are in the picture (%s)", (_, width, height) => {
  const sides = read(paint(width, height, (x) => (x < 0.5 ? [230, 30, 30] : [30, 30, 230])));
  expect(sides.direction).toBe("across");
  const [left, , right] = sides.colors;
  expect(left?.[0]).toBeGreaterThan((right?.[0] ?? 1) + 0.4);
  expect(right?.[2]).toBeGreaterThan((left?.[2] ?? 1) + 0.4);
  const ends = read(paint(width, height, (__, y) => (y < 0.5 ? [250, 250, 250] : [10, 10, 10])));
  expect(ends.direction).toBe("down");
  expect(ends.colors[0]?.[1]).toBeGreaterThan(0.7);
  expect(ends.colors[2]?.[1]).toBeLessThan(0.3);
});

test.each(["", "not base64!", "AAA="])("returns undefined for an invalid thumbhash (%j)", (text) => {
  expect(thumbhashGradient(text)).toBeUndefined();
});
