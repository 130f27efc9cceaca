// Builds the front end in this folder as a release, for browsers and for the renderers: its `npm run build`.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename } from "node:path";
import { frontEndInputs } from "./lib/front-end-graph.mjs";
import { inRoot } from "./lib/packages.mjs";
import { run } from "./lib/run.mjs";

/** A dependency of a shared package; resolved from there, as npm decides where to install it. */
const webpack = () =>
  createRequire(inRoot("shared/remote-kit/package.json")).resolve("webpack-cli/bin/cli.js");

/**
 * A front end's version: the package's, and a hash of what its release is made of. The same sources always make the same
 * version; a change makes new versions of exactly those front ends that bundle it.
 * @param changes see `frontEndInputs`
 */
export const versionOf = async (name, changes) => {
  const { version } = JSON.parse(readFileSync(inRoot(name, "package.json"), "utf8"));
  const hash = createHash("sha256").update(JSON.stringify(await frontEndInputs(name, changes)));
  return `${version}-${hash.digest("hex").slice(0, 10)}`;
};

if (import.meta.filename === process.argv[1]) {
  const folder = process.cwd();
  const env = { RELEASE_VERSION: await versionOf(basename(folder)), NODE_ENV: "production" };
  const withTsx = (...args) =>
    run(process.execPath, ["--import", "tsx", ...args], { cwd: folder, env, show: "live" });
  await rm("dist", { recursive: true, force: true });
  await withTsx(webpack());
  await withTsx(inRoot("shell/build/describe-command.ts"), folder);
}
