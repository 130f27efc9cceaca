import { backupRestored, clockJumps, renderersKilled, siteKilled } from "./one-machine";
import { type Outcome, report } from "./report";
import { bucketFails, bucketSlow, databaseGone, nodeRemoved } from "./several-machines";

/** The drills, by name; part of a name selects them. */
const DRILLS: Record<string, () => Promise<Outcome>> = {
  "kill-site": siteKilled,
  "kill-renderers": renderersKilled,
  clock: clockJumps,
  backup: backupRestored,
  "database-gone": databaseGone,
  "bucket-slow": bucketSlow,
  "bucket-wrong": bucketFails,
  "node-removed": nodeRemoved,
};

const wanted = process.argv[2] ?? "";
const outcomes: Outcome[] = [];
for (const [name, drill] of Object.entries(DRILLS)) {
  if (!name.includes(wanted)) continue;
  console.log(`${name} …`);
  outcomes.push(await drill());
}
if (outcomes.length > 0) report(outcomes);
