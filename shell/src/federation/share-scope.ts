import { provided } from "./provided";

/** Versions of the provided modules; inserted by the build. */
const versions: Record<string, string> = JSON.parse(process.env["SHARED_MODULES"] ?? "{}");

export const versionOf = (name: string): string => versions[name] ?? "0.0.0";

/** The provided modules as a share scope: by name and version, with the factory for each. */
export const createShareScope = () =>
  Object.fromEntries(
    Object.entries(provided).map(([name, module]) => [
      name,
      { [versionOf(name)]: { from: "shell", eager: true, loaded: true, get: () => () => module } },
    ]),
  );
