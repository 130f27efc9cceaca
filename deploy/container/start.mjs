// The image's entry point: `all` (publish what the image brings, then serve), `site`, `api`, `migrate`, or `release …`.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
const inRoot = (...parts) => join(ROOT, ...parts);

const releases = () =>
  readdirSync(ROOT)
    .filter((name) => name === "shell" || name.startsWith("mfe-"))
    .map((name) => inRoot(name, "dist/release"))
    .filter((folder) => existsSync(folder));

/** Runs a command to completion; exits the container if it fails. */
const run = (script, args) => {
  const { status } = spawnSync(process.execPath, [inRoot(script), ...args], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
};

/** Continues as this program, so that it receives SIGTERM. */
const become = (script) => {
  process.argv = [process.execPath, inRoot(script)];
  return import(inRoot(script));
};

const publish = () => run("delivery/dist/release.js", ["publish", "--serve", ...releases()]);

const COMMANDS = {
  all: () => {
    publish();
    return become("delivery/dist/site.js");
  },
  site: () => become("delivery/dist/site.js"),
  api: () => become("api/dist/server.js"),
  /** Before new instances start: migrates the schema and publishes the image's releases. */
  migrate: () => {
    run("api/dist/migrate.js", []);
    publish();
  },
  release: (args) => run("delivery/dist/release.js", args),
};

const [name = "all", ...args] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command) {
  console.error(`There is no command ${name}: ${Object.keys(COMMANDS).join(", ")}.`);
  process.exit(1);
}
await command(args);
