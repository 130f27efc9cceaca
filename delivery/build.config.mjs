/** The bundle's entry points: the site, the release command, and the threads that they start. */
export const entryPoints = {
  site: "src/main.ts",
  release: "src/cli/main.ts",
  "render-worker": "src/render/render-worker.ts",
  "database-worker": "../api/src/database/embedded/worker.ts",
};
