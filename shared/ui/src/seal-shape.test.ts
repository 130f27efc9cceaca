import { LEFT_HALF, RIGHT_HALF } from "./seal-shape";

/** The end points of straight lines, and where the outline begins and its bumps end. */
const read = (path: string) => ({
  crack: [...path.matchAll(/L([\d. ]+)/g)].map(([, point]) => point),
  ends: [/M([\d. ]+)/, /.*A[\d.]+ [\d.]+ 0 01([\d. ]+)L/].map((pattern) => pattern.exec(path)?.[1]),
});

test("the halves of the seal meet along the whole crack", () => {
  const [left, right] = [read(LEFT_HALF), read(RIGHT_HALF)];
  expect(left.crack).toHaveLength(4);
  expect(right.crack).toEqual(left.crack.toReversed());
  expect(right.ends).toEqual(left.ends.toReversed());
});
