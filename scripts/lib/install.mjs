import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { inRoot, PACKAGES } from "./packages.mjs";
import { run, step } from "./run.mjs";

const STAMP = inRoot("node_modules/.installed-from");

/** The lock file and the packages' own files: together they say what is to be installed. */
const MANIFESTS = ["package-lock.json", "package.json", ...PACKAGES.map((name) => `${name}/package.json`)];

const wantedHash = () => {
  const hash = createHash("sha256");
  for (const file of MANIFESTS) hash.update(readFileSync(inRoot(file)));
  return hash.digest("hex");
};

/** Installs the locked packages, unless just these are installed. Uses nothing but Node and npm. */
export const ensureInstalled = async () => {
  const wanted = wantedHash();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted) return;
  step("installing packages (npm ci)");
  await run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  writeFileSync(STAMP, wanted);
};

/** The oldest Node that everything here runs on. */
const OLDEST = [20, 19];

export const requireNode = () => {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  console.error(`Promptfolio needs Node ${OLDEST.join(".")} or later; this is ${process.versions.node}.`);
  process.exit(1);
};
