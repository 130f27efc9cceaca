import { existsSync } from "node:fs";
import { canInstall, installPackage } from "./debian.mjs";
import { step } from "./run.mjs";

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
