import { existsSync, readFileSync } from "node:fs";
import { inRoot } from "./packages.mjs";

const MAX_FILES = 12;

/** The sections that follow a request through the code. */
const walks = readFileSync(inRoot("docs/architecture.md"), "utf8")
  .split(/^## /m)
  .find((section) => section.startsWith("Three walks"))
  ?.split(/^### /m)
  .slice(1)
  .map((walk) => ({
    title: walk.slice(0, walk.indexOf("\n")),
    files: [...new Set(walk.match(/(?<=`)[\w-]+\/[\w./-]+\.(?:tsx?|mjs|sql)(?=`)/g))],
  }));

test("there are three walks", () => {
  expect(walks).toHaveLength(3);
});

test.each(walks ?? [])("$title: few files, and all of them exist", ({ files }) => {
  expect(files.length).toBeGreaterThan(0);
  expect(files.length).toBeLessThanOrEqual(MAX_FILES);
  expect(files.filter((file) => !existsSync(inRoot(file)))).toEqual([]);
});
