import { sampleRelease } from "../testing/sample-release";
import { descriptorErrors } from "./check";

const gallery = sampleRelease("gallery", "1.0.0");

test("finds no errors in an unchanged build", () => {
  const present = gallery.files.map(({ path }) => path);
  expect(descriptorErrors(gallery, present)).toEqual([]);
  expect(descriptorErrors(sampleRelease("shell", "1.0.0"))).toEqual([]);
});

test.each([
  ["gallery", "banana", 'release.json: hostApi "banana" is not a range of versions'],
  ["gallery", "", 'release.json: hostApi "" takes any version'],
  ["shell", "^1.0.0", 'release.json: hostApi "^1.0.0" is not a version'],
])("refuses %s with the host API '%s'", (id, hostApi, message) => {
  expect(descriptorErrors(sampleRelease(id, "1.0.0", { hostApi }))).toEqual([
    expect.stringContaining(message),
  ]);
});

test("refuses a page whose files release.json does not list", () => {
  const pages = { "./home-page": { scripts: ["page.home-page.js", "ghost.js"], server: "server/ghost.cjs" } };
  expect(descriptorErrors({ ...gallery, pages })).toEqual([
    'release.json: pages["./home-page"].scripts[1] is ghost.js, which files does not list',
    'release.json: pages["./home-page"].server is server/ghost.cjs, which files does not list',
  ]);
});

test("refuses a file that the descriptor does not list", () => {
  expect(descriptorErrors(gallery, ["remote-entry.js", "notes.txt"])).toEqual([
    "notes.txt is in the build, but release.json does not list it",
  ]);
});

test("accepts the bill of materials as an unlisted file", () => {
  const sbom = { path: "server/sbom.cdx.json", bytes: 1, integrity: "sha384-sbom" };
  const built = { ...gallery, provenance: { builder: "ci", lock: "sha384-lock", sbom } };
  expect(descriptorErrors(built, ["remote-entry.js", "server/sbom.cdx.json"])).toEqual([]);
});

test("refuses a route whose page is not described", () => {
  expect(descriptorErrors({ ...gallery, pages: {} })).toEqual([
    "release.json: routes[0].page is ./home-page, which pages does not describe",
  ]);
});
