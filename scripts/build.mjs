// Builds everything, or the packages that are named: `npm run build`, `npm run build -- mfe-gallery`.
import { availableParallelism } from "node:os";
import { buildFrontEnd } from "./lib/front-ends.mjs";
import { withLock } from "./lib/lock.mjs";
import { makeNewDatabase } from "./lib/new-database.mjs";
import { FRONT_ENDS } from "./lib/packages.mjs";
import { step } from "./lib/run.mjs";
import { buildServer } from "./lib/servers.mjs";

const SERVERS = ["api", "delivery"];

/** Builds what has changed, as many at a time as there are cores. */
export const buildAll = async (names = [...FRONT_ENDS, ...SERVERS]) => {
  const waiting = [...names];
  // In parallel with the builds: only the servers, which are quick to bundle, wait for it.
  const newDatabase = names.some((name) => SERVERS.includes(name)) ? makeNewDatabase() : undefined;
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift())
      if (
        await withLock(`building-${name}`, () =>
          SERVERS.includes(name) ? buildServer(name) : buildFrontEnd(name),
        )
      )
        step(`built ${name}`);
  };
  await Promise.all([newDatabase, ...Array.from({ length: Math.max(2, availableParallelism()) }, work)]);
};

if (import.meta.filename === process.argv[1]) {
  const names = process.argv.slice(2);
  await buildAll(names.length > 0 ? names : undefined);
}
