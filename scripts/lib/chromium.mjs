import { existsSync } from "node:fs";
import { canInstall, installPackage } from "./debian.mjs";

// The headless shell has no windows, tabs and services around its pages, so it takes a third less processor time.
const INSTALLED = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** Where Debian's Chromium is installed; `undefined` if it is not. */
export const findChromium = () => INSTALLED.find((path) => existsSync(path));

const MISSING = `The browser tests need Chromium, and there is none here.
Install it and run this again:
  sudo apt-get update && sudo apt-get install --yes chromium
or name one that is installed elsewhere: CHROMIUM_PATH=/path/to/chromium npm test`;

/** The browser for the tests: the named one, the installed one, or, where that is allowed, Debian's, installed now. */
export const ensureChromium = async () => {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, but no such file exists.`);
  if (named) return named;
  const installed = findChromium();
  if (installed) return installed;
  if (!canInstall()) throw new Error(MISSING);
  // Older releases of Debian have no separate package for the headless shell.
  await installPackage("chromium-headless-shell").catch(() => installPackage("chromium"));
  return findChromium();
};
