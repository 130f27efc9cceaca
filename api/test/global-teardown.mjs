import { rm } from "node:fs/promises";

/** Ends and removes what the set-up has started and made. */
export default async function teardown() {
  await globalThis.promptfolioTestPostgres?.stop();
  await rm(globalThis.promptfolioTestFolder, { recursive: true, force: true });
}
