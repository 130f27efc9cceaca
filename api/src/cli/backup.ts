import { resolve } from "node:path";
import { makeBackup } from "../database/backup/make-backup";
import { runFolderCommand } from "./run-command";

await runFolderCommand("Usage: npm run backup -- <new folder>", async ({ dataDir }, folder) => {
  const { files, isOpen } = await makeBackup(dataDir, resolve(folder));
  const warning = isOpen
    ? "\nIts file system has no rights for files: whoever can mount it can read the secret and the database."
    : "";
  return `${Object.keys(files).length} files of ${dataDir} are now in ${resolve(folder)}.${warning}`;
});
