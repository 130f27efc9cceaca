import { galleryPath } from "./gallery-path";

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
