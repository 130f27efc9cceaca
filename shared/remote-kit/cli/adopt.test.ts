import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { adopt } from "./adopt";

const root = mkdtempSync(join(tmpdir(), "promptfolio-adopt-"));
const build = join(root, "dist");
const out = join(root, "release");
afterAll(() => rmSync(root, { recursive: true }));

const manifest = {
  name: "plainOrders_app",
  metaData: {
    globalName: "plainOrders_app",
    publicPath: "auto",
    buildInfo: { buildVersion: "local", buildName: "plain" },
    remoteEntry: { name: "remoteEntry.js", path: "", type: "global" },
  },
  shared: [
    { name: "react", requiredVersion: "^19.0.0" },
    { name: "zustand", requiredVersion: "^5.0.0" },
  ],
  exposes: [
    {
      path: "./Page",
      assets: {
        js: { sync: ["page.js"], async: ["late.js"] },
        css: { sync: ["page.css"], async: ["late.css"] },
      },
    },
  ],
};

const FILES = [
  "remoteEntry.js",
  "page.js",
  "late.js",
  "page.css",
  "late.css",
  "img/poster.png",
  "index.html",
];

const write = (changed: object = {}): void => {
  for (const path of FILES) {
    mkdirSync(dirname(join(build, path)), { recursive: true });
    writeFileSync(join(build, path), path);
  }
  writeFileSync(join(build, "page.js"), 'const element = Symbol.for("react.transitional.element");');
  writeFileSync(join(build, "mf-manifest.json"), JSON.stringify({ ...manifest, ...changed }));
};

const pages = ["./Page /orders Your orders"];
const run = (texts = pages) => adopt({ build, out, id: undefined, pages: texts });

test("describes a plain remote by its manifest, its paths and its titles", async () => {
  write();
  await run();
  const descriptor: { files: { path: string }[] } = JSON.parse(
    readFileSync(join(out, "release.json"), "utf8"),
  );
  expect(descriptor).toMatchObject({
    id: "plain-orders-app",
    version: expect.stringMatching(/^1\.0\.0-[0-9a-f]{10}$/),
    hostApi: "^1.0.0",
    shared: { react: "^19.0.0" },
    entry: "remoteEntry.js",
    containerName: "plainOrders_app",
    pages: { "./Page": { scripts: ["page.js"], styles: ["page.css", "late.css"], server: null } },
    routes: [{ id: "Page", paths: ["/orders"], page: "./Page", head: { title: "Your orders" } }],
  });
  expect(descriptor.files.map(({ path }) => path)).toEqual(
    [...FILES.filter((path) => path !== "index.html"), "mf-manifest.json"].sort(),
  );
});

test("an ES module as the entry has no global", async () => {
  const remoteEntry = { ...manifest.metaData.remoteEntry, type: "module" };
  write({ metaData: { ...manifest.metaData, remoteEntry } });
  await run();
  expect(JSON.parse(readFileSync(join(out, "release.json"), "utf8"))).toMatchObject({ containerName: null });
});

test.each([
  [
    "files at a fixed place",
    { metaData: { ...manifest.metaData, publicPath: "/" } },
    'public path to "auto"',
  ],
  ["its own React", { shared: [] }, "it brings its own React"],
])("refuses a remote with %s, with the reason", async (_, changed, reason) => {
  write(changed);
  await expect(run()).rejects.toThrow(reason);
});

test.each([
  [["./Other /orders Orders"], "exposes no ./Other; there are: ./Page"],
  [["./Page orders Orders"], '--page takes "./Page /path Title"'],
  [[], 'Name the pages: --page "./Page /path Title", of ./Page.'],
])("refuses the pages %j", async (texts, reason) => {
  write();
  await expect(run(texts)).rejects.toThrow(reason);
});
