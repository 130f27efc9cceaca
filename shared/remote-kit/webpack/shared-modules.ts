import host from "@promptfolio/host/package.json" with { type: "json" };
import kit from "../package.json" with { type: "json" };

const { dependencies } = kit;
const { version } = host;

/** Remotes require the minor version that they were built with: a patch of React is a release of the shell alone. */
const minorOf = (version: string): string => `${version.split(".", 2).join(".")}.0`;

/**
 * The one list of modules that exist once across host and remotes: what has identity (React, the router, the style
 * sheet, the data cache, the host's context). Everything else is bundled by its users.
 */
export const SHARED_MODULES: Record<string, string> = {
  react: dependencies.react,
  "react/jsx-runtime": dependencies.react,
  "react-dom": dependencies["react-dom"],
  "styled-components": dependencies["styled-components"],
  "@promptfolio/host/router": version,
  "@promptfolio/host/query": version,
  "@promptfolio/host": version,
};

/** What a remote asks the host for. */
export const requiredRange = (version: string): string => `^${minorOf(version)}`;

/** The shared modules as a release's descriptor names them: the host provides versions, remotes need ranges. */
export const describeSharedModules = (isHost: boolean): Record<string, string> =>
  Object.fromEntries(
    Object.entries(SHARED_MODULES).map(([name, version]) => [
      name,
      isHost ? version : requiredRange(version),
    ]),
  );
