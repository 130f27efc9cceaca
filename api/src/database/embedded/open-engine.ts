import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import type { DurableFs } from "./durable-fs";

/**
 * `-F` switches fsync off, so it goes; the wasm build knows only this way of syncing the log. The operating system's cache
 * serves as well as a large one of the engine's own, and the site is to fit into a small machine.
 */
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  "-c",
  "wal_sync_method=fsync",
  "-c",
  "shared_buffers=32MB",
];

/** The engine on a folder, with what its schema needs. */
export async function openEngine(fs: DurableFs): Promise<PGlite> {
  const engine = new PGlite({ fs, extensions: { pg_trgm }, startParams: START_PARAMETERS });
  await engine.waitReady;
  return engine;
}
