import { namedSearch } from "./page-request";

const matched = (queries: { name: string; get: string; when?: Record<string, string> }[]) => ({
  remote: "gallery",
  parameters: {},
  route: {
    id: "home",
    paths: ["/"],
    page: "./home-page",
    access: "public" as const,
    head: { title: "", description: "" },
    queries,
  },
});

test("includes the parameters that the page's queries read, in a fixed order", () => {
  const home = matched([{ name: "cards", get: "/images?tag={query.tag}&category={query.category}" }]);
  expect(namedSearch(home, new URLSearchParams("tag=New&utm_source=mail&category=Logo"))).toBe(
    "?category=Logo&tag=New",
  );
  expect(namedSearch(home, new URLSearchParams("utm_source=mail&tag="))).toBe("");
});

test("includes the parameters that decide which queries the page makes", () => {
  const home = matched([{ name: "cards", get: "/images?sort=views", when: { "query.sort": "^views$" } }]);
  expect(namedSearch(home, new URLSearchParams("sort=views"))).toBe("?sort=views");
});
