import { sampleRoute } from "../testing/sample-release";
import { ownershipConflicts } from "./path-ownership";

const others = [
  { id: "detail", routes: [sampleRoute("image", "/image/:imageParam", "/image/:id/:slug")] },
  { id: "static", routes: [sampleRoute("about", "/about"), sampleRoute("missing", "*")] },
];

test.each([
  ["a path of its own", "/new", []],
  ["another's path", "/about", ["/about belongs to static"]],
  ["another's pattern by another name", "/image/:key", ["/image/:key belongs to detail"]],
  ["a longer pattern", "/image/:id/:slug/more", []],
  ["the page for everything else", "*", ["* belongs to static"]],
])("claiming %s", (_, path, conflicts) => {
  expect(ownershipConflicts("gallery", [sampleRoute("page", path)], others)).toEqual(conflicts);
});

test("a remote may claim again what it has", () => {
  expect(ownershipConflicts("static", [sampleRoute("about", "/about")], others)).toEqual([]);
});
