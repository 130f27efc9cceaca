// Fails on a licence or an install script that has not been reviewed, and on a lock file that binds an installation to one
// registry's URLs or to amd64, or lists a package without a hash: `npm run check:dependencies`.
import { readFileSync } from "node:fs";
import { inRoot } from "./lib/packages.mjs";

/** Licences that a dependency may have; those with conditions on what is passed on are only used, not changed. */
const ALLOWED_LICENCES = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC-BY-3.0",
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
 * scripts would fetch comes as an optional dependency, and of `ad-block` a test reads only the lists, not the compiled code.
 */
const UNUSED_INSTALL_SCRIPTS = new Set([
  "@parcel/watcher",
  "@swc/core",
  "ad-block",
  "bloom-filter-cpp",
  "core-js-pure",
  "esbuild",
  "hashset-cpp",
  "libxmljs2",
  "unrs-resolver",
]);

/** Each installed package of a lock file: its name and its entry. */
const lockedPackages = (lock) =>
  Object.entries(lock.packages).flatMap(([path, entry]) => {
    const at = path.lastIndexOf("node_modules/");
    return at < 0 || entry.link ? [] : [{ name: path.slice(at + "node_modules/".length), path, ...entry }];
  });

const licenceOf = ({ name, license }) => license ?? KNOWN_LICENCES.get(name) ?? "none";

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

/** The packages of a lock file that contain a download URL. */
export const downloadUrls = (lock) =>
  Object.entries(lock.packages)
    .filter(([, { resolved }]) => /^(https?|git)/.test(resolved ?? ""))
    .map(([path, { resolved }]) => `${path}: ${resolved}`);

/** The packages that are not listed with a hash, and so could be anything. */
export const withoutIntegrity = (lock) =>
  Object.entries(lock.packages)
    .filter(
      ([path, { link, integrity, inBundle }]) =>
        /node_modules\//.test(path) && !(link || integrity || inBundle),
    )
    .map(([path]) => `${path}: no integrity hash`);

const isFor = ({ os, cpu }, architecture) => os?.includes("linux") && cpu?.includes(architecture);

/** Binaries for Linux on amd64 without a counterpart for arm64: the image is made for both. */
export const withoutArm64 = ({ packages }) => {
  const forArm64 = new Set(Object.keys(packages).filter((path) => isFor(packages[path], "arm64")));
  return Object.keys(packages)
    .filter((path) => isFor(packages[path], "x64") && !forArm64.has(path.replace(/\bx?64\b/, "arm64")))
    .map((path) => `${path}: not for arm64`);
};

if (import.meta.filename === process.argv[1]) {
  const lock = JSON.parse(readFileSync(inRoot("package-lock.json"), "utf8"));
  const misfits = [...downloadUrls(lock), ...withoutIntegrity(lock), ...withoutArm64(lock)];
  if (misfits.length > 0) console.error("package-lock.json: run npm install with this repository's .npmrc");
  const problems = [...misfits, ...dependencyProblems(lock)];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
