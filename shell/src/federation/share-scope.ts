import { provided } from "./provided";

/** Loads a provided module that is not in the main script. */
export type LoadModule = () => Promise<object>;

/** Versions of the provided modules; inserted by the build. */
const versions: Record<string, string> = JSON.parse(process.env["SHARED_MODULES"] ?? "{}");

export const versionOf = (name: string): string => versions[name] ?? "0.0.0";

/**
 * The provided modules as a share scope: by name and version, with the factory for each. `later` loads those that are
 * not in the main script.
 */
export const createShareScope = (later: Record<string, LoadModule>) => ({
  ...Object.fromEntries(
    Object.entries(provided).map(([name, module]) => [
      name,
      { [versionOf(name)]: { from: "shell", eager: true, loaded: true, get: () => () => module } },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(later).map(([name, load]) => [
      name,
      {
        [versionOf(name)]: { from: "shell", eager: false, get: () => load().then((module) => () => module) },
      },
    ]),
  ),
});
