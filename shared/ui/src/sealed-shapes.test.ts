import { sealedShapes, shapesPath } from "./sealed-shapes";

test("gives each picture its own stable shapes", () => {
  expect(sealedShapes("a1b2c3", 5)).toEqual(sealedShapes("a1b2c3", 5));
  expect(sealedShapes("a1b2c3", 5)).not.toEqual(sealedShapes("a1b2c4", 5));
});

test.each(["", "k3f9", "0".repeat(40)])("fills every line and stays within it (%j)", (seed) => {
  const shapes = sealedShapes(seed, 6);
  expect(new Set(shapes.map(({ line }) => line))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  for (const { x, width } of shapes) {
    expect(width).toBeGreaterThan(0);
    expect(x + width).toBeLessThanOrEqual(100);
  }
});

test("centres each shape's bar on its line", () => {
  expect(shapesPath([{ x: 3, line: 0, width: 5 }], { line: 14, bar: 6 })).toBe("M3 4h5v6h-5z");
  expect(shapesPath([{ x: 0, line: 2, width: 9 }], { line: 14, bar: 6 })).toBe("M0 32h9v6h-9z");
});
