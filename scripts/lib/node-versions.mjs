import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { inRoot } from "./packages.mjs";
import { run, step } from "./run.mjs";

/** Releases of Node that users run, beside the one that runs the tests, by npm's packages of its binaries. */
const VERSIONS = { 22: "22.23.3", 24: "24.21.0" };

const PACKAGE = `node-${process.platform}-${process.arch}`;

/**
 * The binary of this major version, installed now. Undefined where npm has none: its test is skipped and says so.
 * @param {22 | 24} major
 */
export const findNode = async (major) => {
  const folder = inRoot("node_modules/.cache", `node-${VERSIONS[major]}`);
  const binary = `${folder}/node_modules/${PACKAGE}/bin/node`;
  if (existsSync(binary)) return binary;
  await mkdir(folder, { recursive: true });
  const install = ["install", "--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund"];
  await run("npm", [...install, "--loglevel=error", `${PACKAGE}@${VERSIONS[major]}`]).catch((error) =>
    step(`Node ${major} could not be installed: ${error.message}`),
  );
  return existsSync(binary) ? binary : undefined;
};
