// Fails if a folder of a server imports one that stands above it, or beside it: `npm run check:layers`.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { inRoot, ROOT } from "./lib/packages.mjs";

/** From the bottom up; folders on one line don't know each other. "." is the files of the server itself. */
const LAYERS = {
  "api/src": [
    ["config"],
    ["database"],
    ["http", "openapi"],
    ["audit", "telemetry", "viewer"],
    ["accounts", "media"],
    ["images", "settings"],
    ["demo", "viewing"],
    ["admin", "move"],
    ["."],
    ["cli"],
  ],
  "delivery/src": [
    ["registry"],
    ["render"],
    ["previews", "publishing", "telemetry", "webhooks"],
    ["site"],
    ["product"],
    ["."],
    ["cli"],
  ],
};

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*"(\.[^"]+)"/g;
/** Tests put together what they need. */
const isTest = (path) => /\.test\.ts$|[/\\]testing[/\\]/.test(path);

const sourcesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => path.endsWith(".ts") && !isTest(path));

const topFolder = (root, path) => {
  const [first, ...below] = relative(root, path).split(sep);
  return below.length > 0 ? first : ".";
};

/** What imports upwards or sideways, a line each. */
const upwardImports = (root, layers) => {
  const levelOf = (folder) => layers.findIndex((names) => names.includes(folder));
  return sourcesIn(root).flatMap((path) => {
    const from = topFolder(root, path);
    if (levelOf(from) < 0) return [`${relative(ROOT, path)}: the folder ${from} is in no layer`];
    return [...readFileSync(path, "utf8").matchAll(IMPORT)]
      .map(([, target]) => ({ target, to: topFolder(root, resolve(dirname(path), target)) }))
      .filter(({ to }) => to !== from && levelOf(to) >= levelOf(from))
      .map(({ target, to }) => `${relative(ROOT, path)} imports ${target}: ${to} is not below ${from}`);
  });
};

const problems = Object.entries(LAYERS).flatMap(([root, layers]) => upwardImports(inRoot(root), layers));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
