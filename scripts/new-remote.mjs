// Makes a remote that passes all checks: `npm run new:remote -- orders` gives the folder `mfe-orders` with one page.
import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { ensureInstalled, noteInstalled, requireNode } from "./lib/install.mjs";
import { FRONT_ENDS, inRoot } from "./lib/packages.mjs";
import { remoteFiles } from "./lib/remote-template.mjs";
import { run, step } from "./lib/run.mjs";

const NAME = /^[a-z][a-z0-9-]{1,30}$/;

/** Bytes after brotli that a page of a new remote may weigh. */
const SIZE_LIMIT = 40_000;

const readJson = (path) => JSON.parse(readFileSync(inRoot(path), "utf8"));
const writeJson = (path, value) => writeFile(inRoot(path), `${JSON.stringify(value, null, 2)}\n`);

const writeFiles = async (folder, files) => {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(inRoot(folder, path)), { recursive: true });
    await writeFile(inRoot(folder, path), text);
  }
};

const importPatterns = (folder) => [`@promptfolio/${folder}`, `@promptfolio/${folder}/**`, `**/${folder}/**`];

const foldersOf = ({ includes }) =>
  FRONT_ENDS.filter((name) => name !== "shell" && includes?.includes(`${name}/src/**`));

const groupsOf = ({ linter }) => linter.rules.style.noRestrictedImports.options.patterns;

/** No remote imports another: the new one gets the rule, and is named in everybody else's. */
const addImportRule = async (folder) => {
  const config = readJson("biome.json");
  const rules = config.overrides.filter((override) => foldersOf(override).length === 1);
  const last = rules.at(-1);
  const [model] = foldersOf(last);
  const rule = structuredClone(last);
  rule.includes = [`${folder}/src/**`, `${folder}/*.ts`];
  groupsOf(rule)[0].group.push(...importPatterns(model));
  for (const override of rules) groupsOf(override)[0].group.push(...importPatterns(folder));
  config.overrides.splice(config.overrides.indexOf(last) + 1, 0, rule);
  await writeJson("biome.json", config);
};

const addSizeLimit = async (folder) => {
  const limits = readJson("bundle-sizes.json");
  limits.pages[folder] = { "*": SIZE_LIMIT };
  await writeJson("bundle-sizes.json", limits);
};

requireNode();
try {
  const [id] = process.argv.slice(2);
  if (!id || !NAME.test(id))
    throw new Error('Name the remote in lower-case letters, such as "npm run new:remote -- orders".');
  const folder = `mfe-${id}`;
  if (existsSync(inRoot(folder))) throw new Error(`${folder} is there already.`);
  const model = readJson("mfe-static/package.json");
  await ensureInstalled();
  await writeFiles(folder, remoteFiles(id, folder, model));
  await addImportRule(folder);
  await addSizeLimit(folder);
  step("entering it into the workspace (npm install)");
  await run("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"]);
  noteInstalled();
  await run(process.execPath, [
    inRoot("node_modules/@biomejs/biome/bin/biome"),
    "check",
    "--write",
    folder,
    "biome.json",
    "bundle-sizes.json",
  ]);
  console.log(`${folder} is there, with a page at /${id}. Next:
  npm run dev -w ${folder}
  npm test -w ${folder}
  npm run release -- publish ${folder}`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
