// Installs, builds, publishes and serves the whole product: `npm start`. Unchanged steps are skipped.
import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { build } from "./build.mjs";
import { requireDataFolder } from "./lib/data-folder.mjs";
import { ensureInstalled, requireNode } from "./lib/install.mjs";
import { FRONT_ENDS, inRoot, releaseFolder } from "./lib/packages.mjs";
import { run, step } from "./lib/run.mjs";
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from "./lib/server-process.mjs";

/**
 * Publishes the builds to the data folder's registry, by the same command that production uses. Versions that were
 * rolled back stay rolled back; after a step back in the sources their release is served again.
 */
const publishBuilds = async () => {
  const folders = FRONT_ENDS.map(releaseFolder);
  const output = await run(process.execPath, [
    inRoot("delivery/dist/release.js"),
    "publish",
    "--serve",
    ...folders,
  ]);
  for (const line of output.split("\n"))
    if (/^published |it is now stable|is not published/.test(line)) step(line);
};

/** Makes what teams install from `/kit`, unless nothing has changed, when the processor has nothing better to do. */
const makeKit = () => {
  const packing = spawn(process.execPath, [inRoot("scripts/packages.mjs")], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  setPriority(packing.pid, constants.priority.PRIORITY_LOW);
  process.once("exit", () => packing.kill());
};

/** Serves the site until it gets a signal, and exits with its code. */
const serve = () => {
  const site = spawn(process.execPath, [...SERVER_FLAGS, inRoot("delivery/dist/site.js")], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { NODE_ENV: "production", ...SERVER_ENVIRONMENT, ...process.env },
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => site.kill(signal));
  site.once("message", makeKit);
  site.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
};

requireNode();
try {
  requireDataFolder();
  await ensureInstalled();
  step("building what has changed");
  await build();
  await publishBuilds();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
serve();
