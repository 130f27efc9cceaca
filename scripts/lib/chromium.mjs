import { existsSync } from "node:fs";
import { canInstall, installPackage } from "./debian.mjs";

const INSTALLED = "/usr/bin/chromium";

const MISSING = `The browser tests need Chromium, and there is none here.
Install it and run this again:
  sudo apt-get update && sudo apt-get install --yes chromium
or name one that is installed elsewhere: CHROMIUM_PATH=/path/to/chromium npm test`;

/** The browser for the tests: the named one, the installed one, or, where that is allowed, Debian's, installed now. */
export const ensureChromium = async () => {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, but there is nothing.`);
  if (named) return named;
  if (existsSync(INSTALLED)) return INSTALLED;
  if (!canInstall()) throw new Error(MISSING);
  await installPackage("chromium");
  return INSTALLED;
};
