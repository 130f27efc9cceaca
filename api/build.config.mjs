/** The bundle's entry points: the server, the watchdog's thread, the embedded database's thread and creator, and the operator's commands. */
export const entryPoints = {
  server: "src/server.ts",
  "watchdog-worker": "../shared/server/src/watchdog/watchdog-worker.ts",
  "database-worker": "src/database/embedded/worker.ts",
  "database-creator": "src/database/embedded/database-creator.ts",
  backup: "src/cli/backup.ts",
  admin: "src/cli/admin.ts",
  restore: "src/cli/restore.ts",
  move: "src/cli/move.ts",
  migrate: "src/cli/migrate.ts",
  "bench-data": "bench/data/fill-database.ts",
};
