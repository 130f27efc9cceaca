import { resolve } from "node:path";
import { makeBackup } from "../backup/make-backup";
import { runFolderCommand } from "./run-command";

await runFolderCommand("Usage: npm run backup -- <new folder>", async ({ dataDir }, folder) => {
  const { files } = await makeBackup(dataDir, resolve(folder));
  return `${Object.keys(files).length} files of ${dataDir} are now in ${resolve(folder)}.`;
});
