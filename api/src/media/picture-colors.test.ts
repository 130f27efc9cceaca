import { colorsOf } from "./picture-colors";

const pixels = (...parts: [hex: string, count: number][]) =>
  Uint8Array.from(
    parts.flatMap(([hex, count]) => Array.from({ length: count }, () => [...Buffer.from(hex, "hex")]).flat()),
  );

it.each([
  ["d32f2f", "red"],
  ["6d1f1a", "red"],
  ["f57c00", "orange"],
  ["fdd835", "yellow"],
  ["43a047", "green"],
  ["1b3d2a", "green"],
  ["26a69a", "teal"],
  ["1e66d0", "blue"],
  ["9fc5e8", "blue"],
  ["8e24aa", "purple"],
  ["ec8ab0", "pink"],
  ["ff69b4", "pink"],
  ["795548", "brown"],
  ["e3d3b8", "beige"],
  ["000000", "black"],
  ["191713", "black"],
  ["8a8a8a", "gray"],
  ["ffffff", "white"],
])("#%s is %s", (hex, name) => {
  expect(colorsOf(pixels([`${hex}ff`, 4]))).toEqual([name]);
});

it("lists the colours of large parts, the largest first, and not what is transparent", () => {
  const picture = pixels(["1e66d0ff", 50], ["d32f2fff", 20], ["fdd835ff", 10], ["43a04700", 90]);
  expect(colorsOf(picture)).toEqual(["blue", "red"]);
  expect(colorsOf(pixels(["43a04700", 9]))).toEqual(["white"]);
});
