// Measures side by side, in one run: `npm run bench`, or `npm run bench -- lists` for benches with this in their name.
// `npm run bench -- rivals FOLDER` measures against the sites whose sources are in that folder.
import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism, cpus, totalmem } from "node:os";
import { build } from "./build.mjs";
import { ensureChromium } from "./lib/browsers.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { inRoot } from "./lib/packages.mjs";
import { run, step } from "./lib/run.mjs";

const FOLDERS = ["api/bench", "e2e/bench"];
const [wanted = "", rivals = process.env.RIVALS ?? ""] = process.argv.slice(2);

await ensureInstalled();
const chromium = await ensureChromium();
await build();
const files = FOLDERS.flatMap((folder) =>
  readdirSync(inRoot(folder))
    .filter((name) => name.endsWith(".bench.ts") && name.includes(wanted))
    .map((name) => inRoot(folder, name)),
);
const commit = await run("git", ["describe", "--always", "--dirty"]);
const memory = Math.round(totalmem() / 2 ** 30);
console.log(`${new Date().toISOString()}, commit ${commit.trim()}, Node ${process.version}`);
console.log(`${availableParallelism()} × ${cpus()[0]?.model}, ${memory} GiB of memory`);
for (const file of files) {
  step(file.slice(inRoot().length + 1));
  console.log(/\bBar: .+/.exec(readFileSync(file, "utf8"))?.[0]);
  await run(process.execPath, ["--import", "tsx", file], {
    show: "live",
    env: { CHROMIUM_PATH: chromium, RIVALS: rivals },
  });
}
