import { requiredRanges } from "./shared-modules";

const MODULES = {
  react: "19.3.1",
  "react/jsx-runtime": "19.3.1",
  "react-dom": "19.3.1",
  "@promptfolio/host/query": "1.0.0",
};

test("requires at least the minor versions that the remote was built with", () => {
  expect(requiredRanges(MODULES, {})).toMatchObject({
    "react/jsx-runtime": "^19.3.0",
    "@promptfolio/host/query": "^1.0.0",
  });
});

test("applies a configured range to all modules of the package", () => {
  const range = "^19.3.0 || ^20.0.0";
  expect(requiredRanges(MODULES, { shared: { react: range } })).toMatchObject({
    react: range,
    "react/jsx-runtime": range,
    "react-dom": "^19.3.0",
  });
});

test("rejects a range for a package that is not shared, and names the package", () => {
  expect(() => requiredRanges(MODULES, { shared: { axios: "^1.0.0" } })).toThrow("axios is not shared");
});
