import {
  dependencyProblems,
  downloadUrls,
  isAllowed,
  withoutArm64,
  withoutIntegrity,
} from "./check-dependencies.mjs";

const lock = {
  packages: {
    "": { name: "product" },
    "node_modules/a": { license: "MIT" },
    "node_modules/a/node_modules/b": { license: "GPL-3.0-only" },
    "node_modules/tool": { license: "(MIT OR GPL-3.0-only)", hasInstallScript: true },
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
    "node_modules/a/node_modules/b: the licence GPL-3.0-only is not on the list",
    "node_modules/tool has an install script, which is not run: see that it works without, and list it",
  ]);
});

const lockOf = (entry) => ({ packages: { "": {}, "shared/lib": {}, "node_modules/left-pad": entry } });

test("lists the packages that are bound to one registry's URLs", () => {
  const resolved = "https://registry.example/left-pad.tgz";
  expect(downloadUrls(lockOf({ resolved, integrity: "sha512-x" }))).toEqual([
    `node_modules/left-pad: ${resolved}`,
  ]);
  expect(downloadUrls(lockOf({ resolved: "shared/lib", link: true }))).toEqual([]);
});

test("lists the packages without a hash", () => {
  expect(withoutIntegrity(lockOf({ version: "1.0.0" }))).toEqual([
    "node_modules/left-pad: no integrity hash",
  ]);
  expect(withoutIntegrity(lockOf({ version: "1.0.0", integrity: "sha512-x" }))).toEqual([]);
});

test("lists the Linux binaries that are missing for arm64", () => {
  const amd64 = { os: ["linux"], cpu: ["x64"] };
  const arm64 = { os: ["linux"], cpu: ["arm64"] };
  const packages = {
    "node_modules/@img/sharp-linux-x64": amd64,
    "node_modules/@img/sharp-linux-arm64": arm64,
    "node_modules/@turbo/linux-64": amd64,
    "node_modules/@turbo/linux-arm64": arm64,
    "node_modules/@esbuild/linux-x64": amd64,
    "node_modules/@esbuild/darwin-x64": { os: ["darwin"], cpu: ["x64"] },
  };
  expect(withoutArm64({ packages })).toEqual(["node_modules/@esbuild/linux-x64: not for arm64"]);
});
