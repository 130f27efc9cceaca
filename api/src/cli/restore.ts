import { resolve } from "node:path";
import { restoreBackup } from "../backup/restore-backup";
import { runFolderCommand } from "./run-command";

await runFolderCommand("Usage: npm run restore -- <folder of a backup>", async ({ dataDir }, folder) => {
  const { madeAt } = await restoreBackup(resolve(folder), dataDir);
  return `${dataDir} is as it was on ${madeAt}; what was there before is in it, as before-restore-….`;
});
