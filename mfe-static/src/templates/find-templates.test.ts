import { findTemplates, type TemplateQuery } from "./find-templates";
import { SAMPLES } from "./samples";

const found = (query: Partial<TemplateQuery>): number[] =>
  findTemplates(SAMPLES, { search: "", category: "All", sort: "Most Popular", ...query }).map(({ id }) => id);

test.each<[string, Partial<TemplateQuery>, number[]]>([
  ["by title, whatever the case", { search: "night TRAIN" }, [4]],
  ["by description", { search: "one big name" }, [2]],
  ["by tag", { search: "gadget" }, [3]],
  ["spaces around it do not matter", { search: "  vinyl " }, [7]],
  ["not by the prompt", { search: "lithograph" }, []],
  ["nothing of that name", { search: "submarine" }, []],
  ["of one category", { category: "Business" }, [5]],
  ["of a category without samples", { category: "Fashion" }, []],
  ["both must hold", { category: "Business", search: "vinyl" }, []],
])("%s", (_, query, ids) => {
  expect(found(query)).toEqual(ids);
});

test.each<[TemplateQuery["sort"], number[]]>([
  ["Most Popular", [1, 4, 3, 2, 7, 6, 8, 5]],
  ["Newest", [8, 7, 6, 5, 4, 3, 2, 1]],
  ["Highest Rated", [1, 4, 8, 2, 7, 3, 5, 6]],
  ["Most Downloaded", [3, 1, 4, 2, 6, 7, 5, 8]],
])("sorted by %s", (sort, ids) => {
  expect(found({ sort })).toEqual(ids);
});
