/** Makes pictures of the demo collection again: npm run demo:render -- <name> [<name> ...] */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = new URL("./", import.meta.url);
const compositions = new URL("compositions/", here);
const scenes = new URL("scenes/", here);
const collection = new URL("collection/", here);

const list = (folder, ending) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => ending.test(file))
        .map((file) => file.replace(ending, ""))
    : [];

const run = (command, args) => {
  const { status, error } = spawnSync(command, args, { cwd: fileURLToPath(here), stdio: "inherit" });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
};

const composed = list(compositions, /\.(html|mjs)$/);
const rendered = list(scenes, /\.py$/);
const names = process.argv.slice(2);
const unknown = names.find((name) => !composed.includes(name) && !rendered.includes(name));

if (names.length === 0 || unknown) {
  const problem = unknown ? `There is no picture named "${unknown}".` : "Say which picture to make.";
  console.error(`${problem} The names are: ${[...composed, ...rendered].sort().join(", ")}.`);
  process.exit(1);
}

for (const name of names.filter((candidate) => rendered.includes(candidate))) {
  run(fileURLToPath(new URL("render.sh", scenes)), [name]);
}

if (!existsSync(new URL("node_modules/playwright-core/", here))) run("npm", ["ci", "--no-audit", "--no-fund"]);

const toPhotograph = names.filter((name) => !rendered.includes(name));
if (toPhotograph.length > 0) {
  const { photograph } = await import("./compositions/lib/photograph.mjs");
  await photograph(toPhotograph, { folder: compositions, into: collection });
}

const { thumbhashOf } = await import("./thumbhash.mjs");
for (const name of names) {
  const file = new URL(`${name}.json`, collection);
  const record = JSON.parse(readFileSync(file, "utf8"));
  const thumbhash = await thumbhashOf(readFileSync(new URL(`${name}.webp`, collection)));
  writeFileSync(file, `${JSON.stringify({ ...record, thumbhash }, null, 2)}\n`);
}
