import { rm } from "node:fs/promises";

/** Stops PostgreSQL and removes the folder that the set-up created. */
export default async function teardown() {
  await globalThis.promptfolioTestPostgres?.stop();
  await rm(globalThis.promptfolioTestFolder, { recursive: true, force: true });
}
