import { apiPath, decodePart, fragmentOf, galleryPath, loginPath } from "./paths";

describe("apiPath", () => {
  it.each<[string, Record<string, string | number | boolean | undefined>, string]>([
    ["/images", {}, "/images"],
    ["/images", { tag: "", theme: undefined }, "/images"],
    ["/images", { tag: "New", category: "Social Media" }, "/images?category=Social%20Media&tag=New"],
    ["/images", { seed: "s", random: true, limit: 5 }, "/images?limit=5&random=true&seed=s"],
    ["/images", { random: false, limit: 0 }, "/images?limit=0&random=false"],
    ["/images", { search: "50% & more=less" }, "/images?search=50%25%20%26%20more%3Dless"],
    ["/images", { search: "Café 日本" }, "/images?search=Caf%C3%A9%20%E6%97%A5%E6%9C%AC"],
  ])("writes %s with %j as %s", (path, parameters, expected) => {
    expect(apiPath(path, parameters)).toBe(expected);
  });

  it("does not depend on the order in which parameters are given", () => {
    expect(apiPath("/images", { a: 1, b: 2 })).toBe(apiPath("/images", { b: 2, a: 1 }));
  });
});

it.each([
  ["category", "Logo Design"],
  ["tag", "R&D"],
  ["theme", "Black + White"],
] as const)("links to the gallery filtered by the %s %j", (filter, value) => {
  const url = new URL(galleryPath(filter, value), "https://here.test");
  expect([...url.searchParams]).toEqual([[filter, value]]);
  expect(url.hash).toBe("#explore");
  expect(url.pathname).toBe("/");
});

it("keeps the whole path to return to, with its query", () => {
  const path = loginPath("/image/a b-12345678?theme=Bold&tag=New");
  expect(new URL(path, "https://here.test").searchParams.get("from")).toBe(
    "/image/a b-12345678?theme=Bold&tag=New",
  );
});

it.each([
  ["#team", "team"],
  ["#%C3%BCber", "über"],
  ["#100%", "100%"],
  ["#%E0%A4%A", "%E0%A4%A"],
  ["#%ff", "%ff"],
  ["#", ""],
  ["", ""],
])("%j names %j", (hash, id) => {
  expect(fragmentOf(hash)).toBe(id);
});

it("decodes a part of a URL", () => {
  expect(decodePart("a%20b")).toBe("a b");
});
