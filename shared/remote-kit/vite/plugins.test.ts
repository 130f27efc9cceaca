import { builtModules, styleSheetsAsText } from "./plugins";

test("a built module finds the others by their relative names, with its source map", () => {
  const map = { sources: [] };
  const { resolveId, load } = builtModules(
    new Map([["/out/assets/page.js", { type: "chunk", fileName: "assets/page.js", code: "1", map }]]),
  );
  expect(resolveId?.("./assets/page.js", "/out/federation.js")).toBe("/out/assets/page.js");
  expect(resolveId?.("react", "/out/federation.js")).toBeUndefined();
  expect(load?.("/out/assets/page.js")).toEqual({ code: "1", map });
});

test("a style sheet is imported as text", () => {
  expect(styleSheetsAsText.resolveId?.("./list.css", "/src/page.tsx")).toBe("/src/list.css?raw");
  expect(styleSheetsAsText.resolveId?.("./list", "/src/page.tsx")).toBeUndefined();
});
