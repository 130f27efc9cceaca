import { rgbaToThumbHash, thumbHashToAverageRGBA } from "thumbhash";
import { thumbhashTile } from "./thumbhash-tile";

const paint = (width: number, height: number, at: (x: number, y: number) => number[]): string => {
  const rgba = Uint8Array.from(
    Array.from({ length: width * height }, (_, index) => [
      ...at((index % width) / width, Math.floor(index / width) / height),
      255,
    ]).flat(),
  );
  return btoa(String.fromCharCode(...rgbaToThumbHash(width, height, rgba)));
};

/** The tile's pixels from the top left: red, green and blue from 0 to 1. */
const pixels = (thumbhash: string): number[][] => {
  const url = thumbhashTile(thumbhash) ?? "";
  const bytes = Uint8Array.from(atob(url.split(",")[1] ?? ""), (character) => character.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  const [width, height] = [view.getUint16(18, true), view.getUint16(20, true)];
  return Array.from({ length: width * height }, (_, index) => {
    const [x, y] = [index % width, height - 1 - Math.floor(index / width)];
    const start = 26 + y * 12 + x * 3;
    return [2, 1, 0].map((channel) => (bytes[start + channel] ?? 0) / 255);
  });
};

const average = (all: number[][], channel: number): number =>
  all.reduce((sum, pixel) => sum + (pixel[channel] ?? 0), 0) / all.length;

test("has the hash's average colour", () => {
  const hash = paint(80, 100, (x, y) => [200 * x, 120, 255 * y]);
  const reference = thumbHashToAverageRGBA(Uint8Array.from(atob(hash), (c) => c.charCodeAt(0)));
  const tile = pixels(hash);
  expect(tile).toHaveLength(20);
  expect(average(tile, 0)).toBeCloseTo(reference.r, 1);
  expect(average(tile, 1)).toBeCloseTo(reference.g, 1);
  expect(average(tile, 2)).toBeCloseTo(reference.b, 1);
});

test.each([
  ["portrait", 80, 100],
  ["landscape", 100, 60],
])("puts the colours where they are in the picture (%s)", (_, width, height) => {
  const sides = pixels(paint(width, height, (x) => (x < 0.5 ? [230, 30, 30] : [30, 30, 230])));
  expect(sides[0]?.[0]).toBeGreaterThan(sides[3]?.[0] ?? 1);
  expect(sides[3]?.[2]).toBeGreaterThan(sides[0]?.[2] ?? 1);
  const ends = pixels(paint(width, height, (__, y) => (y < 0.5 ? [250, 250, 250] : [10, 10, 10])));
  expect(ends[2]?.[1]).toBeGreaterThan(0.7);
  expect(ends[18]?.[1]).toBeLessThan(0.3);
});

test.each(["", "not base64!", "AAA="])("returns undefined for an invalid thumbhash (%j)", (text) => {
  expect(thumbhashTile(text)).toBeUndefined();
});
