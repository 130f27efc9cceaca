import { directionOf } from "../lib/data-table";
import { FIRST_VIEW, filterOf, isFiltered, NO_FILTER, queryOf, sortedBy } from "./image-view";

test("starts with 50 images by date, oldest first, not random", () => {
  expect(queryOf(FIRST_VIEW, "")).toEqual({ limit: 50, random: false, sort: "created_at", order: "asc" });
});

test("continues at the cursor", () => {
  expect(queryOf({ ...FIRST_VIEW, tag: "New", search: " red " }, "next")).toEqual({
    limit: 50,
    random: false,
    sort: "created_at",
    order: "asc",
    tag: "New",
    search: "red",
    cursor: "next",
  });
});

test.each([
  [NO_FILTER, {}, false],
  [{ ...NO_FILTER, search: "  " }, {}, false],
  [{ ...NO_FILTER, theme: "Bold" }, { theme: "Bold" }, true],
])("%j filters by %j", (filter, sent, filtered) => {
  expect(filterOf(filter)).toEqual(sent);
  expect(isFiltered(filter)).toBe(filtered);
});

test("sorts a column ascending first, then descending", () => {
  const byTitle = sortedBy(FIRST_VIEW, "title");
  expect(directionOf(byTitle, "title")).toBe("ascending");
  expect(directionOf(sortedBy(byTitle, "title"), "title")).toBe("descending");
  expect(directionOf(byTitle, "views")).toBe("none");
});
