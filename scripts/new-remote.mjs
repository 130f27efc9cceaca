// Creates a remote in this repository that passes all checks: `npm run new:remote -- orders` copies the kit's template to
// `mfe-orders`. `npx SITE/kit/create-remote.tgz orders` creates one in a repository of its own.
import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { readTemplate, writeTemplate } from "../shared/remote-kit/create/copy-template.mjs";
import { recordInstalled, runCommand } from "./lib/install.mjs";
import { inRoot } from "./lib/packages.mjs";
import { run, step } from "./lib/run.mjs";

const TEMPLATE = inRoot("shared/remote-kit/templates/remote");

/** An existing remote: the new one depends on the same versions. */
const MODEL = "mfe-static";

const NAME = /^[a-z][a-z0-9-]{1,30}$/;

/** Bytes after brotli that a page of a new remote may weigh. */
const SIZE_LIMIT = 40_000;

const readJson = (path) => JSON.parse(readFileSync(inRoot(path), "utf8"));
const writeJson = (path, value) => writeFile(inRoot(path), `${JSON.stringify(value, null, 2)}\n`);

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

const createInWorkspace = async (id) => {
  const folder = `mfe-${id}`;
  if (existsSync(inRoot(folder))) throw new Error(`${folder} exists already.`);
  await writeTemplate(await readTemplate(TEMPLATE), inRoot(folder), id);
  await useModelVersions(folder);
  await addSizeLimit(folder);
  step("entering it into the workspace (npm install)");
  await run("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"]);
  recordInstalled();
  await run(process.execPath, [
    inRoot("node_modules/@biomejs/biome/bin/biome"),
    "check",
    "--write",
    folder,
    "bundle-sizes.json",
  ]);
  console.log(`Created ${folder} with a page at /${id}. Next:
  npm run dev -w ${folder}
  npm test -w ${folder}
  npm run release -- publish ${folder}`);
};

await runCommand(async () => {
  const [id] = process.argv.slice(2);
  if (!id || !NAME.test(id))
    throw new Error('Name the remote in lower-case letters, such as "npm run new:remote -- orders".');
  await createInWorkspace(id);
});
