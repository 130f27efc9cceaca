import { existsSync, readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { inRoot } from "./packages.mjs";
import { run } from "./run.mjs";
import { sourceHash } from "./source-hash.mjs";

/** Shared brings it; where npm puts it is npm's business. */
const webpack = () =>
  createRequire(inRoot("shared/remote-kit/package.json")).resolve("webpack-cli/bin/cli.js");

const stampOf = (name) => inRoot(name, "dist/built-version");

/** The folder that holds a front end's finished release. */
export const releaseFolder = (name) => inRoot(name, "dist/release");

/**
 * A front end's version: the package's, and a fingerprint of its sources, of the shared ones, and of what is installed.
 * So the same sources always make the same release, and changed ones never the same version.
 */
export const versionOf = (name) => {
  const { version } = JSON.parse(readFileSync(inRoot(name, "package.json"), "utf8"));
  return `${version}-${sourceHash([name, "shared", "package-lock.json"])}`;
};

export const isBuilt = (name, version) =>
  existsSync(stampOf(name)) && readFileSync(stampOf(name), "utf8") === version;

/** Builds a front end for browsers and for the render workers, and describes it as a release. */
export const buildFrontEnd = async (name) => {
  const version = versionOf(name);
  if (isBuilt(name, version)) return false;
  await rm(inRoot(name, "dist"), { recursive: true, force: true });
  await run(process.execPath, ["--import", "tsx", webpack()], {
    cwd: inRoot(name),
    env: { RELEASE_VERSION: version, NODE_ENV: "production" },
  });
  await run(
    process.execPath,
    ["--import", "tsx", inRoot("shared/remote-kit/webpack/describe-release.ts"), inRoot(name)],
    {
      env: { RELEASE_VERSION: version },
    },
  );
  await writeFile(stampOf(name), version);
  return true;
};
