// Breaks a running product and prints what visitors saw: `npm run drill`, or `npm run drill -- clock` for drills with
// this in their name. POWER_CUTS (50) is how often the power is cut.
import { build } from "./build.mjs";
import { runCommand } from "./lib/install.mjs";
import { inRoot } from "./lib/packages.mjs";
import { run, step } from "./lib/run.mjs";

const WITH_TSX = ["--import", "tsx"];
const JEST = [
  "--experimental-vm-modules",
  "--no-warnings",
  inRoot("node_modules/jest/bin/jest.js"),
  "--runInBand",
];

/** Each part runs if its name contains the argument; the first selects its own drills by name. */
const PARTS = {
  "": (wanted) => [...WITH_TSX, inRoot("e2e/drills/main.ts"), wanted],
  "power-cut": () => [...WITH_TSX, inRoot("api/drills/power-cut.ts")],
  "full-disk": () => [...JEST, "--selectProjects", "api", "--verbose", "disk-full.slow"],
};

const [wanted = ""] = process.argv.slice(2);
await runCommand(async () => {
  await build();
  for (const [name, args] of Object.entries(PARTS)) {
    if (name !== "" && !name.includes(wanted)) continue;
    if (name !== "") step(name);
    await run(process.execPath, args(wanted), { show: "live" });
  }
});
