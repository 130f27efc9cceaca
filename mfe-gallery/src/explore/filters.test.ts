import { activeFilters, readFilters, withFilter, withoutFilters } from "./filters";

const query = (text: string) => new URLSearchParams(text);
const none = { category: "", tag: "", theme: "", color: "", search: "" };

describe("readFilters", () => {
  it.each([
    ["", none],
    ["category=Social+Media&tag=New", { ...none, category: "Social Media", tag: "New" }],
    ["color=teal", { ...none, color: "teal" }],
    ["theme=Bold&search=amber%20tin", { ...none, theme: "Bold", search: "amber tin" }],
    ["category=&utm_source=mail", none],
    ["tag=New&tag=Popular", { ...none, tag: "New" }],
    [`search=${"x".repeat(140)}`, { ...none, search: "x".repeat(100) }],
  ])("reads ?%s", (text, filters) => {
    expect(readFilters(query(text))).toEqual(filters);
  });
});

describe("a changed filter", () => {
  it.each([
    ["", "category", "Mockup Ads", "category=Mockup+Ads"],
    ["category=A&tag=New", "category", "B", "category=B&tag=New"],
    ["category=A&tag=New", "category", "", "tag=New"],
    ["utm=1", "search", "tin", "utm=1&search=tin"],
  ] as const)("turns ?%s with %s %j into ?%s", (before, name, value, after) => {
    expect(withFilter(query(before), name, value).toString()).toBe(after);
  });

  it("can be removed with all others, and other parameters stay", () => {
    expect(withoutFilters(query("category=A&tag=B&utm=1&theme=C&search=D")).toString()).toBe("utm=1");
  });
});

it("lists the active filters", () => {
  expect(activeFilters({ ...none, search: "tin", tag: "New" })).toEqual([
    { name: "tag", value: "New" },
    { name: "search", value: "tin" },
  ]);
});
