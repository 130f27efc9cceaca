// Writes an empty database cluster as an archive, for the servers' bundles and the tests: `npm run new-database -w api`.
// PostgreSQL needs eight seconds of processor time and 700 MB for it, which the first start of a site would pay otherwise.
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";

const ARCHIVE = ".cache/new-database.tar.gz";

const engine = await PGlite.create();
await engine.exec("CHECKPOINT");
const archive = await engine.dumpDataDir("gzip");
await engine.close();
mkdirSync(".cache", { recursive: true });
// In one step, as tests may be reading the one before.
writeFileSync(`${ARCHIVE}.unfinished`, Buffer.from(await archive.arrayBuffer()));
renameSync(`${ARCHIVE}.unfinished`, ARCHIVE);
