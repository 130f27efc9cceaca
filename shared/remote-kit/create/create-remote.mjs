#!/usr/bin/env node
// Creates a remote in a folder of its own: `npx SITE/kit/create-remote.tgz orders`. A site serves this as a package without
// dependencies; templates come from the site as well.
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
  const { packages, templates } = await fetchKit(site);
  const { bundler = "webpack", registry } = values;
  const files = templates[bundler];
  if (!files) throw new Error(`--bundler takes ${Object.keys(templates).join(", ")}, not ${bundler}.`);
  if (registry) {
    files[".npmrc"] = `@promptfolio:registry=${registry}\n`;
    for (const { file, version } of Object.values(packages))
      files["package.json"] = files["package.json"].replaceAll(`https://SITE/kit/${file}`, version);
  }
  await writeTemplate(files, folder, id, site);
  console.log(`Created ${folder} with a page at /${id}. Next:\n  cd ${id}\n  npm install\n  npm run dev`);
};

try {
  await run();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
