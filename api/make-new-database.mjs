// Writes an empty database cluster as an archive, for `scripts/lib/new-database.mjs`:
// node api/make-new-database.mjs FILE
import { writeFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";

const engine = await PGlite.create();
await engine.exec("CHECKPOINT");
const archive = await engine.dumpDataDir("gzip");
writeFileSync(process.argv[2], Buffer.from(await archive.arrayBuffer()));
await engine.close();
