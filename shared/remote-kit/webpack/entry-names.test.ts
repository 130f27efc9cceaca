import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import webpack, { type Configuration } from "webpack";
import { browserConfiguration } from "./browser";

const folder = mkdtempSync(join(tmpdir(), "promptfolio-names-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Functions with many local names, and a text as an entry has it: the hash of a chunk that isn't final yet. */
const sourceWith = (hash: string): string =>
  `globalThis.chunk = ${JSON.stringify(hash)};
  ${"abcdefghij"
    .split("")
    .map(
      (letter) => `globalThis.${letter} = (first, second, third, fourth) => {
    const sum = first * second, rest = third % fourth, both = sum ** rest;
    for (let index = 0; index < both; index++) console.log(index, sum, rest, first - index, fourth);
    return both + third;
  };`,
    )
    .join("\n")}`;

const build = async (name: string, hash: string): Promise<string> => {
  writeFileSync(join(folder, "source.js"), sourceWith(hash));
  const { optimization } = browserConfiguration({ id: "demo", version: "1", folder, mode: "production" });
  const configuration: Configuration = {
    mode: "production",
    context: folder,
    entry: { [name]: "./source.js" },
    output: { path: join(folder, "dist") },
    optimization: { minimizer: optimization?.minimizer ?? [] },
  };
  const stats = await promisify<Configuration, webpack.Stats | undefined>(webpack)(configuration);
  expect(stats?.compilation.errors).toEqual([]);
  return readFileSync(join(folder, `dist/${name}.js`), "utf8").replace(hash, "");
};

test.each(["main", "remote-entry"])("%s has the same names whatever the hashes in it", async (name) => {
  const first = await build(name, "e".repeat(400));
  expect(await build(name, "t".repeat(400))).toBe(first);
  expect(await build(name, "n0z".repeat(150))).toBe(first);
});
