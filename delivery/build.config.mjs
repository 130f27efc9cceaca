/** Entry points of the bundle: the site, the release command, and the threads that they start. */
export default {
  entryPoints: {
    site: "delivery/src/main.ts",
    release: "delivery/src/release/cli.ts",
    "render-worker": "delivery/src/render/render-worker.ts",
    "database-worker": "api/src/database/embedded/worker.ts",
  },
};
