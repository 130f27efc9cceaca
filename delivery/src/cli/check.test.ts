import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { containerNameOf } from "@promptfolio/contracts/release";
import { useReleaseFixture } from "../testing/release-fixture";
import { sampleRoute } from "../testing/sample-release";

const fixture = useReleaseFixture();

const run = (...args: string[]) => fixture.run("check", ...args);

const PAGE = `const react = require("react");
const { styled } = require("styled-components");
const Frame = styled.div.withConfig({ componentId: "x" })\`color: red\`;
class Page extends react.Component { render() { return react.createElement(Frame); } }
exports.default = Page;`;

/** A release of a page that is rendered on the server as well. */
const build = (page = PAGE, entry = `var ${containerNameOf("orders", "1.0.0")} = {};`) =>
  fixture.build(
    "orders",
    "1.0.0",
    { pages: { "./home-page": { scripts: ["page.js"], server: "server/page.cjs" } } },
    { "remote-entry.js": entry, "page.js": "1", "server/page.cjs": page },
  );

const changeDescriptor = async (folder: string, change: (descriptor: Record<string, unknown>) => object) => {
  const path = join(folder, "release.json");
  await writeFile(path, JSON.stringify(change(JSON.parse(await readFile(path, "utf8")))));
  return folder;
};

/** The error messages for a folder. */
const refusals = async (folder: string): Promise<string[]> => {
  const error: unknown = await run(folder).then(
    () => new Error("it is valid"),
    (reason: unknown) => reason,
  );
  const [, ...sentences] = (error instanceof Error ? error.message : "").split("\n  ");
  return sentences;
};

test("accepts an unchanged build", async () => {
  expect((await run(await build())).lines[0]).toMatch(
    /is a valid release: orders 1\.0\.0, 4 files, 1 route\./,
  );
});

test("names each invalid field, and what it must be", async () => {
  const folder = await changeDescriptor(await build(), ({ version: _, ...descriptor }) => ({
    ...descriptor,
    entry: 5,
    routes: [{ ...sampleRoute("home", "/orders"), access: "everybody", page: "home" }],
  }));
  expect(await refusals(folder)).toEqual([
    "version is missing",
    "entry must be of type string, and is 5",
    'routes[0].page must be of the form ^\\./(?!.*\\.\\.)[A-Za-z0-9_./@-]+$, and is "home"',
    'routes[0].access must be "public" or "private" or "administrator", and is "everybody"',
  ]);
});

test("names invalid and reserved paths with their field", async () => {
  const folder = await changeDescriptor(await build(), (descriptor) => ({
    ...descriptor,
    routes: [{ ...sampleRoute("home", "/api/orders"), paths: ["/api/orders", "/a/(b)"] }],
  }));
  expect(await refusals(folder)).toEqual([
    "release.json: routes: /a/(b) of orders is not a path: a segment is a text or a :parameter",
    "release.json: routes: /api/orders of orders is reserved for the server",
  ]);
});

test("names each unlisted or changed file", async () => {
  const folder = await build();
  await writeFile(join(folder, "page.js"), "2");
  await writeFile(join(folder, "notes.txt"), "");
  expect(await refusals(folder)).toEqual([
    "notes.txt is in the build, but release.json does not list it",
    "page.js has another hash than release.json lists",
  ]);
});

test.each([
  ["no page", "exports.other = 1;", "has no default export: it must be the page's component"],
  [
    "a module that nobody provides",
    `require("axios"); ${PAGE}`,
    "imports axios, which the host does not provide",
  ],
  [
    "a browser's module",
    "export default 1;",
    "is no CommonJS module that can be loaded: SyntaxError: Unexpected token 'export'",
  ],
])("rejects a server file with %s", async (_, page, sentence) => {
  expect(await refusals(await build(page))).toEqual([expect.stringContaining(`server/page.cjs ${sentence}`)]);
});

test("rejects an entry whose global has another name", async () => {
  expect(await refusals(await build(PAGE, "var orders = {};"))).toEqual([
    expect.stringContaining("remote-entry.js defines no global remote_orders_1_0_0"),
  ]);
});

test("takes a container of any name", async () => {
  const folder = await changeDescriptor(await build(PAGE, "var orders = {};"), (descriptor) => ({
    ...descriptor,
    containerName: "orders",
  }));
  expect(await refusals(folder)).toEqual([]);
});

test("takes an ES module as the entry, if no global is named", async () => {
  const folder = await build(PAGE, "export const get = () => undefined;");
  expect(await refusals(folder)).toEqual([
    expect.stringContaining("remote-entry.js is not a classic script: SyntaxError"),
  ]);
  const asModule = await changeDescriptor(folder, (descriptor) => ({ ...descriptor, containerName: null }));
  expect(await refusals(asModule)).toEqual([]);
});

test("rejects a source map that browsers could load", async () => {
  const folder = await fixture.build(
    "shell",
    "1.0.0",
    {},
    { "main.js": "1", "main.js.map": "{}", "server/maps/main.js.map": "{}" },
  );
  expect(await refusals(folder)).toEqual([
    "main.js.map must be server/maps/main.js.map, where browsers don't get it",
  ]);
});

test("rejects a release.json that is not JSON", async () => {
  const folder = await build();
  await writeFile(join(folder, "release.json"), "{");
  await expect(run(folder)).rejects.toThrow("release.json is not JSON");
});

test("documents the schema that releases are validated with", async () => {
  const documented = readFileSync(new URL("../../../docs/release.schema.json", import.meta.url), "utf8");
  // If this fails: npm run --silent release -- check --schema > docs/release.schema.json
  expect(JSON.parse(documented)).toEqual(JSON.parse((await run("--schema")).lines.join("")));
});
