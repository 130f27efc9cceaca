import { builtModules, styleSheetsAsText } from "./plugins";

test("resolves built modules by relative names, and loads them with their source maps", () => {
  const map = { sources: [] };
  const { resolveId, load } = builtModules(
    new Map([["/out/assets/page.js", { type: "chunk", fileName: "assets/page.js", code: "1", map }]]),
  );
  expect(resolveId?.("./assets/page.js", "/out/federation.js")).toBe("/out/assets/page.js");
  expect(resolveId?.("react", "/out/federation.js")).toBeUndefined();
  expect(load?.("/out/assets/page.js")).toEqual({ code: "1", map });
});

test("imports a style sheet as text", () => {
  expect(styleSheetsAsText.resolveId?.("./list.css", "/src/page.tsx")).toBe("/src/list.css?raw");
  expect(styleSheetsAsText.resolveId?.("./list", "/src/page.tsx")).toBeUndefined();
});
