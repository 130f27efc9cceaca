import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { bundleForTests } from "./bundle.mjs";
import { startPostgres } from "./postgres.mjs";

const run = promisify(execFile);

/** Once for all tests: the database's thread as a bundle, an empty migrated database to copy, a PostgreSQL if there can be one. */
export default async function setup() {
  await bundleForTests({
    "database-worker": "src/database/embedded/worker.ts",
    server: "src/server.ts",
    "make-template": "test/make-template.ts",
  });
  if (!process.env.TEST_DATABASE_URL) {
    const postgres = await startPostgres();
    if (postgres) process.env.TEST_DATABASE_URL = postgres.url;
    globalThis.promptfolioTestPostgres = postgres;
  }
  await run(process.execPath, [new URL("../.cache/make-template.js", import.meta.url).pathname]);
}
