import { dependencyProblems, isAllowed } from "./dependencies.mjs";
import { billOfMaterials } from "./sbom.mjs";

const lock = {
  packages: {
    "": { name: "product" },
    server: {
      name: "@product/server",
      version: "1.0.0",
      dependencies: { "@product/lib": "1.0.0" },
      devDependencies: { tool: "3.0.0" },
    },
    "shared/lib": { version: "1.0.0", dependencies: { "@scope/a": "^1.0.0" } },
    "front-end": { dependencies: { bundler: "1.0.0" } },
    "node_modules/@product/lib": { resolved: "shared/lib", link: true },
    "node_modules/@scope/a": {
      version: "1.2.3",
      license: "MIT",
      integrity: "sha512-AAEC",
      dependencies: { b: "^2.0.0" },
    },
    "node_modules/@scope/a/node_modules/b": { version: "2.0.0", license: "GPL-3.0-only" },
    "node_modules/b": { version: "1.0.0", license: "MIT" },
    "node_modules/bundler": { version: "1.0.0", license: "MIT" },
    "node_modules/tool": {
      version: "3.0.0",
      license: "(MIT OR GPL-3.0-only)",
      dev: true,
      hasInstallScript: true,
    },
  },
};

test.each([
  ["MIT", true],
  ["(MIT OR GPL-3.0-only)", true],
  ["Apache-2.0 AND MIT", true],
  ["Apache-2.0 AND GPL-3.0-only", false],
  ["none", false],
])("the licence %s is allowed: %p", (licence, allowed) => {
  expect(isAllowed(licence)).toBe(allowed);
});

test("reports an unlisted licence and a new install script", () => {
  expect(dependencyProblems(lock)).toEqual([
    "node_modules/@scope/a/node_modules/b: the licence GPL-3.0-only is not on the list",
    "node_modules/tool has an install script, which is not run: see that it works without, and list it",
  ]);
});

test("a server's bill of materials lists runtime dependencies by version and hash, without tools", () => {
  const { metadata, components } = billOfMaterials(lock, "server");
  expect(metadata.component).toMatchObject({ name: "@product/server", version: "1.0.0" });
  expect(components.map(({ purl }) => purl)).toEqual(["pkg:npm/%40scope/a@1.2.3", "pkg:npm/b@2.0.0"]);
  expect(components[0].hashes).toEqual([{ alg: "SHA-512", content: "000102" }]);
});
