import { downloadUrls, withoutArm64, withoutIntegrity } from "./lock-file.mjs";

const lock = (entry) => ({ packages: { "": {}, "shared/lib": {}, "node_modules/left-pad": entry } });

test("lists the packages that are bound to one registry's URLs", () => {
  const resolved = "https://registry.example/left-pad.tgz";
  expect(downloadUrls(lock({ resolved, integrity: "sha512-x" }))).toEqual([
    `node_modules/left-pad: ${resolved}`,
  ]);
  expect(downloadUrls(lock({ resolved: "shared/lib", link: true }))).toEqual([]);
});

test("lists the packages without a hash", () => {
  expect(withoutIntegrity(lock({ version: "1.0.0" }))).toEqual(["node_modules/left-pad: no integrity hash"]);
  expect(withoutIntegrity(lock({ version: "1.0.0", integrity: "sha512-x" }))).toEqual([]);
});

test("lists the Linux binaries that are missing for arm64", () => {
  const amd64 = { os: ["linux"], cpu: ["x64"] };
  const arm64 = { os: ["linux"], cpu: ["arm64"] };
  const packages = {
    "node_modules/@img/sharp-linux-x64": amd64,
    "node_modules/@img/sharp-linux-arm64": arm64,
    "node_modules/@esbuild/linux-x64": amd64,
    "node_modules/@esbuild/darwin-x64": { os: ["darwin"], cpu: ["x64"] },
  };
  expect(withoutArm64({ packages })).toEqual(["node_modules/@esbuild/linux-x64: not for arm64"]);
});
