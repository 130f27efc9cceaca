import { existsSync } from "node:fs";
import { run, step } from "./run.mjs";

const canInstall = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Installs a Debian package, as root. @throws Error if that fails */
const installPackage = async (name) => {
  step(`installing ${name} from Debian's packages`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { env });
  await run("apt-get", ["install", "--yes", "-qq", name], { env });
};

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

/** What the slow suite starts, if it is installed, and the Debian packages that have it. */
const PROGRAMS = [
  { paths: ["/usr/bin/firefox-esr", "/usr/bin/firefox"], name: "firefox-esr" },
  { paths: ["/usr/bin/WebKitWebDriver"], name: "webkit2gtk-driver" },
  { paths: ["/usr/bin/Xvfb"], name: "xvfb" },
];

/** Installs the other engines for the slow suite, if that is allowed. The tests of a missing one are skipped and say so. */
export const installEngines = async () => {
  const missing = PROGRAMS.filter(({ paths }) => !paths.some((path) => existsSync(path)));
  for (const { name } of canInstall() ? missing : [])
    await installPackage(name).catch((error) => step(`${name} could not be installed: ${error.message}`));
};
