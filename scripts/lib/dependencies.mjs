import { readFileSync } from "node:fs";
import { inRoot } from "./packages.mjs";

/** Licences that a dependency may have; those with conditions on what is passed on are only used, not changed. */
const ALLOWED_LICENCES = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  "LGPL-3.0-or-later",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
  "Zlib",
]);

/** Packages whose manifest names no licence as the registry expects it; their LICENSE file does. */
const KNOWN_LICENCES = new Map([["parse-cache-control", "BSD-3-Clause"]]);

/**
 * Packages that bring install scripts. None is run (`ignore-scripts` in .npmrc), and all of these work without: what their
 * scripts would fetch comes as an optional dependency.
 */
const UNUSED_INSTALL_SCRIPTS = new Set(["@parcel/watcher", "@swc/core", "esbuild", "unrs-resolver"]);

/** Each installed package of a lock file: its name and its entry. */
export const lockedPackages = (lock) =>
  Object.entries(lock.packages).flatMap(([path, entry]) => {
    const at = path.lastIndexOf("node_modules/");
    return at < 0 || entry.link ? [] : [{ name: path.slice(at + "node_modules/".length), path, ...entry }];
  });

export const licenceOf = ({ name, license }) => license ?? KNOWN_LICENCES.get(name) ?? "none";

/** Whether allowed licences satisfy an SPDX expression. Supports AND, OR and brackets, as the packages use them. */
export const isAllowed = (expression) =>
  expression
    .replaceAll(/[()]/g, "")
    .split(/ OR /i)
    .some((way) => way.split(/ AND /i).every((licence) => ALLOWED_LICENCES.has(licence.trim())));

/** What is wrong with the packages of a lock file, a sentence each. */
export const dependencyProblems = (lock) =>
  lockedPackages(lock).flatMap((entry) => [
    ...(isAllowed(licenceOf(entry))
      ? []
      : [`${entry.path}: the licence ${licenceOf(entry)} is not on the list`]),
    ...(entry.hasInstallScript && !UNUSED_INSTALL_SCRIPTS.has(entry.name)
      ? [`${entry.path} has an install script, which is not run: see that it works without, and list it`]
      : []),
  ]);

/** @throws Error for licences and install scripts that have not been reviewed */
export const checkDependencies = () => {
  const lock = JSON.parse(readFileSync(inRoot("package-lock.json"), "utf8"));
  const problems = dependencyProblems(lock);
  if (problems.length > 0) throw new Error(`scripts/lib/dependencies.mjs:\n${problems.join("\n")}`);
};
