import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { withLock } from "./lock.mjs";
import { findPackages, inRoot } from "./packages.mjs";
import { run, step } from "./run.mjs";

const STAMP = inRoot("node_modules/.installed-from");

/** The lock file and the packages' own files: together they determine what has to be installed. */
const wantedHash = () => {
  const manifests = findPackages().map((name) => `${name}/package.json`);
  const hash = createHash("sha256");
  for (const file of ["package-lock.json", "package.json", ...manifests])
    hash.update(readFileSync(inRoot(file)));
  return hash.digest("hex");
};

const isInstalled = () => existsSync(STAMP) && readFileSync(STAMP, "utf8") === wantedHash();

/** Call this after npm has installed what the package files list now. */
export const recordInstalled = () => writeFileSync(STAMP, wantedHash());

/** Installs the locked packages unless they are installed already. Uses only Node and npm. */
export const ensureInstalled = async () => {
  if (isInstalled()) return;
  // If two commands start at once, the second one waits and finds everything installed.
  await withLock("installation", async () => {
    if (isInstalled()) return;
    step("installing packages (npm ci)");
    await run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]);
    recordInstalled();
  });
};

/** The oldest Node that everything here runs on. */
const OLDEST = [20, 19];
/** The oldest that still gets security fixes. */
const OLDEST_MAINTAINED = 22;

export const requireNode = () => {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < OLDEST_MAINTAINED && process.stderr.isTTY)
    console.error(`Node ${major} gets no more security fixes; 24 is recommended.`);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  console.error(`Promptfolio needs Node ${OLDEST.join(".")} or later; this is ${process.versions.node}.`);
  process.exit(1);
};

/** Runs a command's work with the packages installed. An error ends it with its message and this exit code. */
export const runCommand = async (work, exitCode = 1) => {
  requireNode();
  try {
    await ensureInstalled();
    await work();
  } catch (error) {
    console.error(error.message);
    process.exit(exitCode);
  }
};
