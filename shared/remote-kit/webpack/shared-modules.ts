import { createRequire } from "node:module";
import { PROVIDED_MODULES } from "@promptfolio/contracts/release";
import type { RemoteConfig } from "@promptfolio/contracts/remote";

const require = createRequire(import.meta.filename);

/** The package that a module belongs to: `react` of `react/jsx-runtime`. */
const packageOf = (module: string): string => module.split("/", module.startsWith("@") ? 2 : 1).join("/");

/** The version installed with the kit, which builds are made and tested with. */
const installedVersion = (module: string): string => {
  const { version }: { version: string } = require(`${packageOf(module)}/package.json`);
  return version;
};

/**
 * The versions of the modules that exist once across host and remotes: those whose identity matters (React, the router,
 * the style sheet, the data cache, the host's context). Everything else is bundled where it is used.
 */
export const SHARED_MODULES: Record<string, string> = Object.fromEntries(
  PROVIDED_MODULES.map((module) => [module, installedVersion(module)]),
);

/** Remotes require the minor version that they were built with: a patch of React needs a release of the shell only. */
const minorOf = (version: string): string => `${version.split(".", 2).join(".")}.0`;

/**
 * The version ranges that a remote requires from the host: compatible with those that it was built with, or the range
 * that it declares for a package.
 * @throws Error if it declares a package that isn't shared
 */
export const requiredRanges = (
  modules: Record<string, string>,
  { shared = {} }: Pick<RemoteConfig, "shared">,
): Record<string, string> => {
  const known = new Set(Object.keys(modules).map(packageOf));
  const unknown = Object.keys(shared).filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new Error(`${unknown.join(", ")} is not shared; there are: ${[...known].join(", ")}`);
  return Object.fromEntries(
    Object.entries(modules).map(([name, version]) => [
      name,
      shared[packageOf(name)] ?? `^${minorOf(version)}`,
    ]),
  );
};
