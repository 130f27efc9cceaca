import { existsSync } from "node:fs";
import { canInstall, installPackage } from "./debian.mjs";
import { step } from "./run.mjs";

const INSTALLED = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];

const findInstalled = () => INSTALLED.find((path) => existsSync(path));

/** Firefox for the slow suite, installed now if allowed. Undefined without one: its test is skipped and says so. */
export const findFirefox = async () => {
  const named = process.env.FIREFOX_PATH;
  if (named) return named;
  if (!findInstalled() && canInstall())
    await installPackage("firefox-esr").catch((error) =>
      step(`Firefox could not be installed: ${error.message}`),
    );
  return findInstalled();
};
