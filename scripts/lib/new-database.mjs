import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import { withLock } from "./lock.mjs";
import { inRoot } from "./packages.mjs";
import { run } from "./run.mjs";

const NAME = "new-database.tar.gz";
const engineVersion = () =>
  JSON.parse(readFileSync(inRoot("node_modules/@electric-sql/pglite/package.json"), "utf8")).version;

/**
 * Puts an empty database cluster beside a server's bundle. PostgreSQL needs eight seconds of processor time and 700 MB to
 * make one, which the first start of a site would pay: it is made once for each version of the engine.
 */
export const addNewDatabase = async (folder) => {
  const cached = inRoot(".cache", `${engineVersion()}-${NAME}`);
  await withLock("making-new-database", async () => {
    if (existsSync(cached)) return;
    mkdirSync(inRoot(".cache"), { recursive: true });
    const unfinished = `${cached}.unfinished`;
    await run(process.execPath, [inRoot("api/make-new-database.mjs"), unfinished]);
    renameSync(unfinished, cached);
  });
  copyFileSync(cached, `${folder}/${NAME}`);
};
