import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import { withLock } from "./lock.mjs";
import { inRoot } from "./packages.mjs";
import { run } from "./run.mjs";

const NAME = "new-database.tar.gz";
const engineVersion = () =>
  JSON.parse(readFileSync(inRoot("node_modules/@electric-sql/pglite/package.json"), "utf8")).version;

/**
 * Makes an empty database cluster as an archive, once for each version of the engine. PostgreSQL needs eight seconds of
 * processor time and 700 MB for it, which the first start of a site would pay otherwise.
 * @returns the archive's path
 */
export const makeNewDatabase = async () => {
  const archive = inRoot(".cache", `${engineVersion()}-${NAME}`);
  await withLock("making-new-database", async () => {
    if (existsSync(archive)) return;
    mkdirSync(inRoot(".cache"), { recursive: true });
    const unfinished = `${archive}.unfinished`;
    await run(process.execPath, [inRoot("api/make-new-database.mjs"), unfinished]);
    renameSync(unfinished, archive);
  });
  return archive;
};

/** Puts that archive beside a server's bundle. */
export const addNewDatabase = async (folder) => copyFileSync(await makeNewDatabase(), `${folder}/${NAME}`);
