/** Entry points of the bundle: the server, the embedded database's thread, and the operator's commands. */
export default {
  entryPoints: {
    server: "api/src/server.ts",
    "database-worker": "api/src/database/embedded/worker.ts",
    backup: "api/src/cli/backup.ts",
    restore: "api/src/cli/restore.ts",
  },
};
