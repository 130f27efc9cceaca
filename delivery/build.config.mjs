/** The bundle's entry points: the site, the release command, and what they start beside them. */
export const entryPoints = {
  site: "src/main.ts",
  release: "src/cli/main.ts",
  "render-process": "src/render/render-process.ts",
  "watchdog-worker": "../shared/server/src/watchdog/watchdog-worker.ts",
  "database-worker": "../api/src/database/embedded/worker.ts",
  "database-creator": "../api/src/database/embedded/database-creator.ts",
};
