import { bucketOf, isInCanary } from "./resolve";

const visitors = Array.from({ length: 20_000 }, (_, number) => `visitor-${number}`);

test("a larger share keeps every visitor of the smaller one", () => {
  const small = visitors.filter((visitor) => isInCanary("salt", visitor, 500));
  expect(small.every((visitor) => isInCanary("salt", visitor, 2_500))).toBe(true);
});

test.each([[100], [500], [2_500], [5_000], [9_900]])(
  "%i basis points select about that share of the visitors",
  (share) => {
    const inside = visitors.filter((visitor) => isInCanary("salt", visitor, share)).length;
    // Four standard deviations of a binomial distribution.
    const chance = share / 10_000;
    const tolerance = 4 * Math.sqrt(visitors.length * chance * (1 - chance));
    expect(Math.abs(inside - visitors.length * chance)).toBeLessThan(tolerance);
  },
);

test.each([
  [0, 0],
  [10_000, visitors.length],
])("%i basis points select exactly %i of the visitors", (share, count) => {
  expect(visitors.filter((visitor) => isInCanary("salt", visitor, share))).toHaveLength(count);
});

test("another salt selects other visitors", () => {
  const [one, other] = ["a", "b"].map((salt) =>
    visitors.filter((visitor) => isInCanary(salt, visitor, 5_000)),
  );
  const both = one?.filter((visitor) => other?.includes(visitor)).length ?? 0;
  expect(both).toBeGreaterThan(4_500);
  expect(both).toBeLessThan(5_500);
});

test("always puts a visitor in the same bucket", () => {
  expect(bucketOf("salt", "visitor-1")).toBe(bucketOf("salt", "visitor-1"));
});
