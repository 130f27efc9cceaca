import { readFileSync, renameSync, rmSync } from "node:fs";
import { reasonOf } from "@promptfolio/server/error-code";
import { syncContents } from "@promptfolio/server/files/copy-files";
import { openEngine } from "./open-engine";

/** Creates the embedded database in the folder given as argument. Runs in a separate process (`engine.ts`). */

/** An empty database, which the build writes beside the bundle. */
const ARCHIVE = new URL("./new-database.tar.gz", import.meta.url);

/** Creates the folder under a temporary name first, so that an interrupted start leaves no half-finished database. */
const create = async (folder: string): Promise<void> => {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const engine = await openEngine(unfinished, { archive: new Blob([readFileSync(ARCHIVE)]) });
  await engine.exec("CHECKPOINT");
  await engine.close();
  // The engine syncs only the files that it writes itself.
  await syncContents(unfinished);
  renameSync(unfinished, folder);
};

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("The folder of the new database is missing");
await create(folder).catch((error: unknown) => {
  process.stderr.write(reasonOf(error));
  process.exitCode = 1;
});
