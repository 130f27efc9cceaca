import shared from "../package.json" with { type: "json" };

const { dependencies, version } = shared;

/**
 * The one list of modules that exist once across host and remotes: what has identity (React, the router, the style
 * sheet, the data cache, the host's context). Everything else is bundled by whoever uses it.
 */
export const SHARED_MODULES: Record<string, string> = {
  react: dependencies.react,
  "react/jsx-runtime": dependencies.react,
  "react-dom": dependencies["react-dom"],
  "styled-components": dependencies["styled-components"],
  "@promptfolio/shared/router": version,
  "@promptfolio/shared/query": version,
  "@promptfolio/shared/host": version,
};
