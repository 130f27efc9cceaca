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

test("draws each shape along the middle of its line", () => {
  const shapes = [
    { x: 0, line: 0, width: 5 },
    { x: 7, line: 0, width: 9 },
    { x: 0, line: 2, width: 8 },
  ];
  expect(shapesPath(shapes, 14)).toBe("M0 7h5m2 0h9M0 35h8");
});
