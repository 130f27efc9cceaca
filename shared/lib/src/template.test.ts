import { fillApiPath, fillTemplate, matchesAll } from "./template";

const values = {
  imageParam: "cups & co-1a2b3c4d",
  seed: "s1",
  query: { tag: "New", search: "" },
  image: { title: "Cups", sizes: [{ width: 1080 }] },
};

test.each([
  ["{image.title} | Promptfolio", "Cups | Promptfolio"],
  ["{image.sizes.0.width}", "1080"],
  ["{image.toString}{nobody.there}", ""],
  ["no placeholders", "no placeholders"],
])("%s becomes %s", (template, text) => {
  expect(fillTemplate(template, values)).toBe(text);
});

test.each([
  ["/images/by-slug/{imageParam}", "/images/by-slug/cups%20%26%20co-1a2b3c4d"],
  ["/images?tag={query.tag}&search={query.search}&limit=5&seed={seed}", "/images?limit=5&seed=s1&tag=New"],
  ["/images?theme={query.theme}", "/images"],
])("the path %s becomes %s", (template, path) => {
  expect(fillApiPath(template, values)).toBe(path);
});

test.each([
  [undefined, true],
  [{ imageParam: "-[^-]{8}$" }, true],
  [{ imageParam: "^[a-z]+$" }, false],
  [{ imageParam: "cups", id: "." }, false],
])("evaluates the conditions %j to %s", (conditions, expected) => {
  expect(matchesAll(conditions, values)).toBe(expected);
});
