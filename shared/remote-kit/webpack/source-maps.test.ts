import { join } from "node:path";
import { portableSourceMap } from "./source-maps";

const map = (root: string) =>
  JSON.stringify({
    version: 3,
    file: "main.js",
    mappings: "AAAA",
    names: [],
    sources: [
      "./src/pages/orders-page.tsx",
      "../shared/lib/src/formats.ts",
      `../node_modules/.federation/entry.${root}.js`,
      `${root}/node_modules/react/index.js`,
      `container entry (default) ${root}`,
    ],
    sourcesContent: ["page", "lib", `import "${root}"`, "react", root],
  });

test("makes source maps identical in every folder, with the content of the team's sources only", () => {
  const portable = portableSourceMap(map("/home/ada/orders"), "/home/ada/orders");
  expect(portable).toBe(portableSourceMap(map("/srv/build/17"), "/srv/build/17"));
  expect(JSON.parse(portable)).toEqual({
    version: 3,
    mappings: "AAAA",
    names: [],
    sources: [
      "src/pages/orders-page.tsx",
      "../shared/lib/src/formats.ts",
      "generated",
      "node_modules/react/index.js",
      "generated",
    ],
    sourcesContent: ["page", "lib", null, null, null],
  });
});

test("recognises a project's file without ./ too, and labels the bundler's modules as generated", () => {
  const text = JSON.stringify({ sources: ["webpack/source-maps.ts", "webpack/runtime/sharing"] });
  const project = join(import.meta.dirname, "..");
  expect(JSON.parse(portableSourceMap(text, project)).sources).toEqual([
    "webpack/source-maps.ts",
    "generated",
  ]);
});
