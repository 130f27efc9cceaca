import { shapesOffset } from "./sealed-shapes";

test("gives each picture its own stable shapes", () => {
  expect(shapesOffset("a1b2c3")).toBe(shapesOffset("a1b2c3"));
  expect(shapesOffset("a1b2c3")).not.toBe(shapesOffset("a1b2c4"));
});

test.each(["", "k3f9", "0".repeat(40)])("shortens the last line by a part of it (%j)", (id) => {
  const offset = Number(/^(\d+)px$/.exec(shapesOffset(id))?.[1]);
  expect(offset).toBeGreaterThanOrEqual(0);
  expect(offset).toBeLessThan(100);
});
