import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { chmod, mkdtemp, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { fastestFolder } from "../../scripts/lib/fastest-folder.mjs";
import { bundleForTests, inApi } from "./bundle.mjs";
import { startPostgres } from "./postgres.mjs";

const run = promisify(execFile);

/** An empty, migrated data folder for each test to copy; created again when the code that creates it has changed. */
const prepareTemplate = async () => {
  const sqlFiles = ["drizzle", "src/database/functions"].flatMap((folder) =>
    readdirSync(inApi(folder))
      .filter((name) => name.endsWith(".sql"))
      .map((name) => inApi(join(folder, name))),
  );
  const sources = [
    inApi(".cache/database-worker.js"),
    inApi(".cache/database-creator.js"),
    inApi(".cache/make-template.js"),
    ...sqlFiles,
  ];
  const hash = createHash("sha256");
  for (const path of sources) hash.update(readFileSync(path));
  const template = inApi(`.cache/template-${hash.digest("hex").slice(0, 12)}`);
  if (!existsSync(template)) {
    const unfinished = await mkdtemp(inApi(".cache/unfinished-"));
    await run(process.execPath, [inApi(".cache/make-template.js"), unfinished]);
    try {
      await rename(unfinished, template);
    } catch {
      // Another test run was faster; use its template.
      await rm(unfinished, { recursive: true, force: true });
    }
  }
  return template;
};

/** Once for all tests: creates bundles and the template of a database, and starts PostgreSQL if it is installed. */
export default async function setup() {
  await bundleForTests({
    "database-worker": "src/database/embedded/worker.ts",
    "database-creator": "src/database/embedded/database-creator.ts",
    server: "src/server.ts",
    "watchdog-worker": "../shared/server/src/watchdog/watchdog-worker.ts",
    "make-template": "test/make-template.ts",
    "killed-move": "test/killed-move.ts",
  });
  // Made already, unless the engine is another one.
  await run(inApi("../node_modules/.bin/turbo"), ["run", "new-database"], {
    cwd: inApi("."),
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1" },
  });
  globalThis.promptfolioTestFolder = await mkdtemp(join(fastestFolder(), "promptfolio-tests-"));
  // PostgreSQL's own user enters it when root runs the tests.
  await chmod(globalThis.promptfolioTestFolder, 0o711);
  process.env.TEST_FOLDER = globalThis.promptfolioTestFolder;
  process.env.TMPDIR = globalThis.promptfolioTestFolder;
  process.env.TEST_TEMPLATE = await prepareTemplate();
  if (!process.env.TEST_DATABASE_URL) {
    const postgres = await startPostgres();
    if (postgres) process.env.TEST_DATABASE_URL = postgres.url;
    globalThis.promptfolioTestPostgres = postgres;
  }
}
