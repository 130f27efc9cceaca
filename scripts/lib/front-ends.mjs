import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { frontEndInputs } from "./front-end-graph.mjs";
import { inRoot } from "./packages.mjs";
import { run } from "./run.mjs";

/** A dependency of a shared package; resolved from there, as npm decides where to install it. */
const webpack = () =>
  createRequire(inRoot("shared/remote-kit/package.json")).resolve("webpack-cli/bin/cli.js");

const stampOf = (name) => inRoot(name, "dist/built-version");

/** The folder that holds a front end's finished release. */
export const releaseFolder = (name) => inRoot(name, "dist/release");

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

export const isBuilt = (name, version) =>
  existsSync(stampOf(name)) && readFileSync(stampOf(name), "utf8") === version;

/** Makes the next build start from scratch, even if the sources are the same. */
export const forgetBuild = (name) => rm(stampOf(name), { force: true });

/** Builds a front end for browsers and for the renderers, and describes it as a release. */
export const buildFrontEnd = async (name) => {
  const version = await versionOf(name);
  if (isBuilt(name, version)) return false;
  await rm(inRoot(name, "dist"), { recursive: true, force: true });
  await run(process.execPath, ["--import", "tsx", webpack()], {
    cwd: inRoot(name),
    env: { RELEASE_VERSION: version, NODE_ENV: "production" },
  });
  await run(
    process.execPath,
    ["--import", "tsx", inRoot("shared/remote-kit/webpack/describe-command.ts"), inRoot(name)],
    {
      env: { RELEASE_VERSION: version },
    },
  );
  await writeFile(stampOf(name), version);
  return true;
};
