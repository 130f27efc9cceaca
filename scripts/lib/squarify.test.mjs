import { squarify } from "./squarify.mjs";

const items = [6, 6, 4, 3, 2, 2, 1].map((size, index) => ({ name: `tile ${index}`, size }));
const tiles = squarify(items, 6, 4);

test("each tile's area is in proportion to its size", () => {
  for (const { size, width, height } of tiles) expect(width * height).toBeCloseTo(size);
});

test("tiles stay within the rectangle, and do not overlap", () => {
  for (const [index, one] of tiles.entries()) {
    expect(one.x + one.width).toBeLessThanOrEqual(6.001);
    expect(one.y + one.height).toBeLessThanOrEqual(4.001);
    for (const other of tiles.slice(index + 1)) {
      const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
      const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
      expect(Math.min(across, down)).toBeLessThanOrEqual(0.001);
    }
  }
});
