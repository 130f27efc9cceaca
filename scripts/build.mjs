// Builds what has changed: `npm run build`, or `npm run build -- mfe-gallery` for the packages that are named.
import { requireNode } from "./lib/install.mjs";
import { withLock } from "./lib/lock.mjs";
import { FRONT_ENDS, inRoot, releaseFolder } from "./lib/packages.mjs";
import { removeLeftovers } from "./lib/remove-leftovers.mjs";
import { run } from "./lib/run.mjs";

/**
 * Runs a task of turbo.json, which says what each is made of, in the packages that have it. One command at a time: turbo
 * doesn't guard against another one that makes the same files.
 * @param {string} task
 * @param {{ names?: string[], again?: boolean, show?: "live" }} [options] `names`: of packages, all of them by default;
 *   `again`: even what has not changed
 */
export const runTask = (task, { names = [], again = false, show } = {}) =>
  withLock(task.replace(":", "-"), () =>
    run(
      inRoot("node_modules/.bin/turbo"),
      [
        "run",
        task,
        "--ui=stream",
        "--output-logs=new-only",
        ...(again ? ["--force"] : []),
        ...names.map((name) => `--filter=@promptfolio/${name}`),
      ],
      { show, env: { TURBO_TELEMETRY_DISABLED: "1" } },
    ),
  );

/** Builds the packages that have changed: those that are named, or all. */
export const build = async (names = [], options) => {
  await runTask("build", { names, ...options });
  for (const name of FRONT_ENDS)
    if (names.length === 0 || names.includes(name)) removeLeftovers(releaseFolder(name));
};

if (import.meta.filename === process.argv[1]) {
  requireNode();
  try {
    await build(process.argv.slice(2), { show: "live" });
  } catch {
    // It has printed why.
    process.exitCode = 1;
  }
}
