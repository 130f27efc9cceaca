import { provided } from "./provided";

/** Versions of the provided modules; the build writes them in. */
const versions: Record<string, string> = JSON.parse(process.env["SHARED_MODULES"] ?? "{}");

export const versionOf = (name: string): string => versions[name] ?? "0.0.0";

/** The provided modules as a share scope: by name, by version, how a container gets it. */
export const createShareScope = () =>
  Object.fromEntries(
    Object.entries(provided).map(([name, module]) => [
      name,
      { [versionOf(name)]: { from: "shell", eager: true, loaded: true, get: () => () => module } },
    ]),
  );
