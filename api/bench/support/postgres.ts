import { startPostgres } from "../../test/postgres.mjs";

/** A PostgreSQL of its own, if its programs are installed; says so if not. */
export const startBenchPostgres = async () => {
  const postgres = await startPostgres();
  if (!postgres) console.log("left out: PostgreSQL isn't installed (Debian's package postgresql-15)");
  return postgres;
};
