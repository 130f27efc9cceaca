// Makes a remote that passes all checks: `npm run new:remote -- orders` copies the kit's template to `mfe-orders`.
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ensureInstalled, noteInstalled, requireNode } from "./lib/install.mjs";
import { inRoot } from "./lib/packages.mjs";
import { run, step } from "./lib/run.mjs";

const TEMPLATE = inRoot("shared/remote-kit/templates/remote");

/** A remote that is there: the new one depends on the same versions. */
const MODEL = "mfe-static";

const NAME = /^[a-z][a-z0-9-]{1,30}$/;

/** Bytes after brotli that a page of a new remote may weigh. */
const SIZE_LIMIT = 40_000;

const readJson = (path) => JSON.parse(readFileSync(inRoot(path), "utf8"));
const writeJson = (path, value) => writeFile(inRoot(path), `${JSON.stringify(value, null, 2)}\n`);

const titleOf = (id) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll("-", " ");
const componentOf = (id) => titleOf(id).replace(/ (.)/g, (_, letter) => letter.toUpperCase());

/** The template's remote is called `example`. */
const rename = (text, id) =>
  text
    .replaceAll("ExamplePage", `${componentOf(id)}Page`)
    .replaceAll("Example", titleOf(id))
    .replaceAll("example", id);

const copyTemplate = async (id, folder) => {
  const entries = await readdir(TEMPLATE, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const source = join(entry.parentPath, entry.name);
    const target = inRoot(folder, rename(source.slice(TEMPLATE.length + 1), id));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, rename(await readFile(source, "utf8"), id));
  }
};

const useModelVersions = async (folder) => {
  const manifest = readJson(`${folder}/package.json`);
  const model = readJson(`${MODEL}/package.json`).dependencies;
  for (const name of Object.keys(manifest.dependencies)) manifest.dependencies[name] = model[name];
  await writeJson(`${folder}/package.json`, manifest);
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
  await ensureInstalled();
  await copyTemplate(id, folder);
  await useModelVersions(folder);
  await addSizeLimit(folder);
  step("entering it into the workspace (npm install)");
  await run("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"]);
  noteInstalled();
  await run(process.execPath, [
    inRoot("node_modules/@biomejs/biome/bin/biome"),
    "check",
    "--write",
    folder,
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
