// Measures side by side, in one run: `npm run bench`, or `npm run bench -- pages` for benches with this in their name.
// `npm run bench -- rivals FOLDER` measures against the sites whose sources are in that folder.
import { readdirSync } from "node:fs";
import { build } from "./build.mjs";
import { ensureChromium } from "./lib/chromium.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { inRoot } from "./lib/packages.mjs";
import { run, step } from "./lib/run.mjs";

const FOLDERS = ["api/bench", "delivery/bench", "e2e/bench"];
const [wanted = "", rivals = process.env.RIVALS ?? ""] = process.argv.slice(2);

await ensureInstalled();
const chromium = await ensureChromium();
await build();
const files = FOLDERS.flatMap((folder) => {
  try {
    return readdirSync(inRoot(folder))
      .filter((name) => name.endsWith(".bench.ts") && name.includes(wanted))
      .map((name) => inRoot(folder, name));
  } catch (error) {
    if (error.code === "ENOENT") return [];
    throw error;
  }
});
for (const file of files) {
  step(file.slice(inRoot().length + 1));
  await run(process.execPath, ["--import", "tsx", file], {
    show: "live",
    env: { CHROMIUM_PATH: chromium, RIVALS: rivals },
  });
}
