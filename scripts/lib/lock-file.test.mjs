import { downloadUrls, withoutIntegrity } from "./lock-file.mjs";

const lock = (entry) => ({ packages: { "": {}, "shared/lib": {}, "node_modules/left-pad": entry } });

test("names the packages that are bound to one registry's URLs", () => {
  const resolved = "https://registry.example/left-pad.tgz";
  expect(downloadUrls(lock({ resolved, integrity: "sha512-x" }))).toEqual([
    `node_modules/left-pad: ${resolved}`,
  ]);
  expect(downloadUrls(lock({ resolved: "shared/lib", link: true }))).toEqual([]);
});

test("names the packages without a hash", () => {
  expect(withoutIntegrity(lock({ version: "1.0.0" }))).toEqual(["node_modules/left-pad: no integrity hash"]);
  expect(withoutIntegrity(lock({ version: "1.0.0", integrity: "sha512-x" }))).toEqual([]);
});
