import { directionOf } from "../lib/data-table";
import { FIRST_VIEW, queryOf, sortedBy } from "./user-query";

test("omits empty conditions", () => {
  expect(queryOf({ ...FIRST_VIEW, search: "  " })).toEqual({
    sort: "joinDate",
    order: "desc",
    page: 1,
    limit: 50,
  });
  expect(queryOf({ ...FIRST_VIEW, search: " ada ", status: "blocked" })).toMatchObject({
    search: "ada",
    status: "blocked",
  });
});

test.each([
  ["joinDate", "joinDate", "asc"],
  ["name", "name", "asc"],
  ["status", "status", "asc"],
  ["totalDownloads", "totalDownloads", "desc"],
] as const)("pressing %s sorts by %s, %s, from the first page", (key, sort, order) => {
  expect(sortedBy({ ...FIRST_VIEW, page: 3 }, key)).toMatchObject({ sort, order, page: 1 });
});

test("gives a direction only to the sorted column", () => {
  expect(directionOf(FIRST_VIEW, "joinDate")).toBe("descending");
  expect(directionOf({ ...FIRST_VIEW, order: "asc" }, "joinDate")).toBe("ascending");
  expect(directionOf(FIRST_VIEW, "name")).toBe("none");
});
