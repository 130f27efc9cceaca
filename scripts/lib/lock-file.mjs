import { readFileSync } from "node:fs";
import { inRoot } from "./packages.mjs";

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
    .filter((path) => isFor(packages[path], "x64") && !forArm64.has(path.replace("x64", "arm64")))
    .map((path) => `${path}: not for arm64`);
};

/** @throws Error if the lock file binds an installation to one registry's URLs or to amd64, or lists a package without a hash. */
export const checkLockFile = () => {
  const lock = JSON.parse(readFileSync(inRoot("package-lock.json"), "utf8"));
  const problems = [...downloadUrls(lock), ...withoutIntegrity(lock), ...withoutArm64(lock)];
  if (problems.length > 0)
    throw new Error(
      `package-lock.json: run npm install with this repository's .npmrc\n${problems.join("\n")}`,
    );
};
