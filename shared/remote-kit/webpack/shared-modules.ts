import { createRequire } from "node:module";
import type { PROVIDED_MODULES } from "@promptfolio/contracts/release";

const require = createRequire(import.meta.filename);

/** The version installed with the kit, which builds are made and tested with. */
const installedVersion = (name: string): string => {
  const { version }: { version: string } = require(`${name}/package.json`);
  return version;
};

/**
 * The single list of modules that exist once across host and remotes: those whose identity matters (React, the router,
 * the style sheet, the data cache, the host's context). Everything else is bundled where it is used.
 */
export const SHARED_MODULES: Record<(typeof PROVIDED_MODULES)[number], string> = {
  react: installedVersion("react"),
  "react/jsx-runtime": installedVersion("react"),
  "react-dom": installedVersion("react-dom"),
  "styled-components": installedVersion("styled-components"),
  "@promptfolio/host/router": installedVersion("@promptfolio/host"),
  "@promptfolio/host/query": installedVersion("@promptfolio/host"),
  "@promptfolio/host": installedVersion("@promptfolio/host"),
};
