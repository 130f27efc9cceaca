import host from "@promptfolio/host/package.json" with { type: "json" };
import kit from "../package.json" with { type: "json" };

const { dependencies } = kit;
const { version } = host;

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
