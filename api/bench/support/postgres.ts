import { startPostgres } from "../../test/postgres.mjs";

/** Starts a separate PostgreSQL if it is installed; otherwise prints that it was skipped. */
export const startBenchPostgres = async () => {
  const postgres = await startPostgres();
  if (!postgres) console.log("left out: PostgreSQL isn't installed (Debian's package postgresql-15)");
  return postgres;
};
