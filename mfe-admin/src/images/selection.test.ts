import { image } from "../testing/samples";
import { NO_FILTER } from "./image-view";
import { asked, countOf, isSelected, NOTHING_SELECTED, type Selection, toggled, within } from "./selection";

const images = ["a", "b", "c"].map((id) => image({ id }));
const some = (...ids: string[]): Selection => ({ mode: "some", ids: new Set(ids) });
const matching: Selection = { mode: "matching" };

test("an image is taken in and out", () => {
  const one = toggled(NOTHING_SELECTED, "a", images);
  expect(one).toEqual(some("a"));
  expect(toggled(one, "a", images)).toEqual(some());
});

test("taking one out of all that match leaves the others of the list", () => {
  expect(toggled(matching, "b", images)).toEqual(some("a", "c"));
});

test("what has left the list is no longer selected", () => {
  expect(within(some("a", "gone"), images)).toEqual(some("a"));
  expect(within(matching, images)).toBe(matching);
});

test.each([
  [some("a", "b"), 2],
  [matching, 70],
])("%j counts %d of 70", (selection, count) => {
  expect(countOf(selection, 70)).toBe(count);
});

test("the API is told ids, or the filter with the count that was shown", () => {
  expect(asked(some("a"), NO_FILTER, 70)).toEqual({ ids: ["a"] });
  expect(asked(matching, { ...NO_FILTER, tag: "New" }, 70)).toEqual({ filter: { tag: "New" }, expected: 70 });
  expect(isSelected(matching, "anything")).toBe(true);
});
