import { publishedManifest } from "./manifest.mjs";

const FILES = ["package.json", "assets.d.ts", "src/button.tsx", "src/theme/theme.ts"];

const publish = (manifest) =>
  publishedManifest({ name: "@promptfolio/ui", version: "1.2.0", exports: {}, ...manifest }, FILES);

test("maps every subpath to JavaScript and types, and omits unpublished files", () => {
  const exports = {
    "./theme": "./src/theme/theme.ts",
    "./*": "./src/*.tsx",
    "./assets": "./assets.d.ts",
    "./package.json": "./package.json",
    "./host": "./src/host.ts",
  };
  expect(publish({ exports }).exports).toEqual({
    "./theme": { types: "./src/theme/theme.d.ts", default: "./src/theme/theme.js" },
    "./button": { types: "./src/button.d.ts", default: "./src/button.js" },
    "./assets": { types: "./assets.d.ts" },
    "./package.json": "./package.json",
  });
});

test("depends on other packages by semver range, and leaves host packages as peer dependencies", () => {
  const published = publish({
    private: true,
    scripts: { test: "jest" },
    dependencies: { "@promptfolio/lib": "1.2.0", thumbhash: "0.1.1" },
    peerDependencies: { react: "^19.3.0" },
    devDependencies: { react: "19.3.1" },
  });
  expect(published.dependencies).toEqual({ "@promptfolio/lib": "^1.2.0", thumbhash: "0.1.1" });
  expect(published.peerDependencies).toEqual({ react: "^19.3.0" });
  for (const key of ["private", "scripts", "devDependencies"]) expect(published).not.toHaveProperty(key);
});
