import { resolve } from "node:path";
import { restoreBackup } from "../database/backup/restore-backup";
import { runFolderCommand } from "./run-command";

/** How many ignored files are named. */
const NAMED = 5;

await runFolderCommand("Usage: npm run restore -- <folder of a backup>", async ({ dataDir }, folder) => {
  const { madeAt, aside, ignored } = await restoreBackup(resolve(folder), dataDir);
  const others = ignored.length > NAMED ? ` and ${ignored.length - NAMED} more` : "";
  const note =
    ignored.length > 0
      ? `\nIgnored, as the backup's list doesn't name them: ${ignored.slice(0, NAMED).join(", ")}${others}.`
      : "";
  return `${dataDir} is as it was on ${madeAt}; what was there before is in it, as ${aside}.${note}`;
});
