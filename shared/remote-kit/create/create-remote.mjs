#!/usr/bin/env node
// Creates a remote in a folder of its own: `npx SITE/kit/create-remote.tgz orders`. A site serves this as a package without
// dependencies; templates and versions come from the site as well.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { writeTemplate } from "./copy-template.mjs";

const USAGE = `usage: create-remote NAME [options]

  --bundler webpack | rspack | vite   what builds the remote (webpack)
  --site URL                          the site that will show it: the one that this program came from
  --registry URL                      installs @promptfolio/… from this registry, not from the site`;

const NAME = /^[a-z][a-z0-9-]{1,30}$/;

/** The site that npx has installed this package from. */
const installedFrom = () => {
  const list = join(import.meta.dirname, "../.package-lock.json");
  if (!existsSync(list)) return undefined;
  const { packages } = JSON.parse(readFileSync(list, "utf8"));
  const url = packages["node_modules/create-promptfolio-remote"]?.resolved;
  return url && URL.canParse(url) ? new URL(url).origin : undefined;
};

const fetchKit = async (site) => {
  const response = await fetch(`${site}/kit/kit.json`);
  if (!response.ok) throw new Error(`${site}/kit: ${await response.text()}`);
  return response.json();
};

const withVersions = (dependencies, versionOf) =>
  Object.fromEntries(Object.keys(dependencies).map((name) => [name, versionOf(name)]));

const packageJson = ({ templates, packages, versions }, bundler, registry) => {
  const versionOf = (name) => {
    const own = packages[name];
    if (!own) return versions[name];
    return registry ? own.version : `https://SITE/kit/${own.file}`;
  };
  const manifest = JSON.parse(templates.common["package.json"]);
  const { devDependencies } = JSON.parse(templates[bundler]["package.json"]);
  const development = Object.entries({ ...manifest.devDependencies, ...devDependencies }).sort();
  const complete = {
    ...manifest,
    dependencies: withVersions(manifest.dependencies, versionOf),
    devDependencies: withVersions(Object.fromEntries(development), versionOf),
  };
  return `${JSON.stringify(complete, null, 2)}\n`;
};

const run = async () => {
  const text = { type: "string" };
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { bundler: text, site: text, registry: text, help: { type: "boolean", short: "h" } },
  });
  const [id] = positionals;
  if (values.help || !id) return console.log(USAGE);
  if (!NAME.test(id)) throw new Error(`Name the remote in lower-case letters, such as orders, not ${id}.`);
  const site = values.site ? new URL(values.site).origin : installedFrom();
  if (!site) throw new Error("Name the site that will show the remote: --site URL.");
  const folder = resolve(id);
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
  const kit = await fetchKit(site);
  const { common, ...bundlers } = kit.templates;
  const { bundler = "webpack", registry } = values;
  const own = bundlers[bundler];
  if (!own) throw new Error(`--bundler takes ${Object.keys(bundlers).join(", ")}, not ${bundler}.`);
  const files = { ...common, ...own, "package.json": packageJson(kit, bundler, registry) };
  if (registry) files[".npmrc"] = "@promptfolio:registry=https://REGISTRY\n";
  await writeTemplate(files, folder, id, { "https://SITE": site, "https://REGISTRY": registry });
  console.log(`Created ${folder} with a page at /${id}. Next:\n  cd ${id}\n  npm install\n  npm run dev`);
};

try {
  await run();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
