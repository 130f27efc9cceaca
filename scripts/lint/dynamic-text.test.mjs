import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inRoot } from "../lib/packages.mjs";

/** Each is the content of an element. */
const REFUSED = [
  "{count} left",
  "<Icon /> {`left`}",
  '<Icon /> {open ? "Hide" : "Show"}',
  "{name} <b>you</b>",
  "{user.name}<b>you</b>",
  "<Icon />{part}",
  "{icon} {entry.label}",
  "<Icon /> {formatCount(views)}",
  "{rating.toFixed(1)} <Star />",
];
const ALLOWED = [
  "{`left`}",
  "{name}",
  "<b>{count}</b> <span>{name}</span>",
  "{icon} <span>{label}</span> {trailing}",
  "<Icon /> {children}",
  "{entry.icon} {TEXTS.title}",
  "{names.map(row)} <b>you</b>",
  '<b translate="no"><Icon /> {name}</b>',
];

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "promptfolio-lint-"));
  const plugins = [inRoot("scripts/lint/dynamic-text.grit")];
  const linter = { rules: { recommended: false } };
  writeFileSync(join(folder, "biome.json"), JSON.stringify({ root: true, plugins, linter }));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Which of the contents the linter refuses. */
const refused = (contents) => {
  const lines = contents.map((content) => `export const A = () => <p>${content}</p>;`);
  writeFileSync(join(folder, "sample.tsx"), lines.join("\n"));
  const biome = inRoot("node_modules/@biomejs/biome/bin/biome");
  const { stdout } = spawnSync(process.execPath, [biome, "lint", "--reporter=github", "."], {
    cwd: folder,
    encoding: "utf8",
  });
  const reported = [...stdout.matchAll(/title=plugin,.*?line=(\d+),/g)].map(([, line]) => Number(line));
  return contents.filter((_, index) => reported.includes(index + 1));
};

test("refuses a text that changes beside an element or another text, and nothing else", () => {
  expect(refused([...REFUSED, ...ALLOWED])).toEqual(REFUSED);
});
