import { existsSync } from "node:fs";
import { run, step } from "./run.mjs";

export const canInstall = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Installs a Debian package, as root. @throws Error if that fails */
export const installPackage = async (name) => {
  step(`installing ${name} from Debian's packages`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { env });
  await run("apt-get", ["install", "--yes", "-qq", name], { env });
};
