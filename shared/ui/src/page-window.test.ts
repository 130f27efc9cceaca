import { pageWindow } from "./page-window";

test.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 20, [1, 2, 3, 4, 5, "after", 20]],
  [4, 20, [1, 2, 3, 4, 5, "after", 20]],
  [5, 20, [1, "before", 4, 5, 6, "after", 20]],
  [16, 20, [1, "before", 15, 16, 17, "after", 20]],
  [17, 20, [1, "before", 16, 17, 18, 19, 20]],
  [20, 20, [1, "before", 16, 17, 18, 19, 20]],
  [1, 0, []],
])("page %i of %i", (page, pages, expected) => {
  expect(pageWindow(page, pages)).toEqual(expected);
});
