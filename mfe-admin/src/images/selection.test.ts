import { image } from "../testing/samples";
import { NO_FILTER } from "./image-view";
import {
  countOf,
  isSelected,
  keepListed,
  NOTHING_SELECTED,
  type Selection,
  toApiSelection,
  toggled,
  withRange,
} from "./selection";

const images = ["a", "b", "c"].map((id) => image({ id }));
const some = (...ids: string[]): Selection => ({ mode: "some", ids: new Set(ids) });
const matching: Selection = { mode: "matching" };

test("toggles an image", () => {
  const one = toggled(NOTHING_SELECTED, "a", images);
  expect(one).toEqual(some("a"));
  expect(toggled(one, "a", images)).toEqual(some());
});

test("keeps the rest of the list when one of all matches is deselected", () => {
  expect(toggled(matching, "b", images)).toEqual(some("a", "c"));
});

test("selects a range in either direction, besides what is selected", () => {
  expect(withRange(some("a"), ["b", "c"], images)).toEqual(some("a", "b", "c"));
  expect(withRange(NOTHING_SELECTED, ["c", "a"], images)).toEqual(some("a", "b", "c"));
});

test("removes images that are no longer in the list", () => {
  expect(keepListed(some("a", "gone"), images)).toEqual(some("a"));
  expect(keepListed(matching, images)).toBe(matching);
});

test.each([
  [some("a", "b"), 2],
  [matching, 70],
])("%j counts %d of 70", (selection, count) => {
  expect(countOf(selection, 70)).toBe(count);
});

test("sends ids, or the filter with the shown count", () => {
  expect(toApiSelection(some("a"), NO_FILTER, 70)).toEqual({ ids: ["a"] });
  expect(toApiSelection(matching, { ...NO_FILTER, tag: "New" }, 70)).toEqual({
    filter: { tag: "New" },
    expected: 70,
  });
  expect(isSelected(matching, "anything")).toBe(true);
});
