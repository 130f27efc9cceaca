import { requiredRanges } from "./required-ranges";

const MODULES = {
  react: "19.3.1",
  "react/jsx-runtime": "19.3.1",
  "react-dom": "19.3.1",
  "@promptfolio/host/query": "1.0.0",
};

test("a remote needs the minor versions that it was built with", () => {
  expect(requiredRanges(MODULES, {})).toMatchObject({
    "react/jsx-runtime": "^19.3.0",
    "@promptfolio/host/query": "^1.0.0",
  });
});

test("a range that it names holds for all modules of the package", () => {
  const range = "^19.3.0 || ^20.0.0";
  expect(requiredRanges(MODULES, { shared: { react: range } })).toMatchObject({
    react: range,
    "react/jsx-runtime": range,
    "react-dom": "^19.3.0",
  });
});

test("a package that isn't shared is named", () => {
  expect(() => requiredRanges(MODULES, { shared: { axios: "^1.0.0" } })).toThrow("axios is not shared");
});
