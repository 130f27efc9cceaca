import { sql } from "drizzle-orm";
import { row } from "../src/database/database";
import { ENGINES } from "./databases";
import { addPosters, startApi } from "./test-api";

/** The number of rows of spent credits read so far, with any plan. */
const READ = sql`SELECT pg_stat_force_next_flush(), (
    SELECT seq_tup_read + idx_tup_fetch FROM pg_stat_user_tables WHERE relname = 'reveals'
  )::integer AS count`;

// Plans are made when the tables are empty, and reused: they must also suit full tables.
it.each(
  ENGINES.flatMap((engine) => [
    { engine, analyzed: true },
    { engine, analyzed: false },
  ]),
)("reads no other viewers' reveals, on $engine, analyzed: $analyzed", async ({ engine, analyzed }) => {
  const api = await startApi(engine, { DATABASE_CONNECTIONS: "1" });
  const [image = ""] = await addPosters(api.services, 1);
  const { database } = api.services;
  // Maintenance does this every hour, also before any reveal. Until then many guests may have come.
  if (analyzed) await database.execute(sql`ANALYZE`);
  else
    await database.execute(
      sql`INSERT INTO reveals (day, image_id, guest_id)
          SELECT current_date, ${image}, 'guest' || n FROM generate_series(1, 60000) n`,
    );
  const reveal = async () => {
    const { token } = await api.account();
    const { status } = await api.browser().request("POST", `/api/usage/prompt-view/${image}`, { token });
    expect(status).toBe(200);
  };
  const readCount = async () => {
    await database.execute(READ);
    return (await row<{ count: number }>(database, READ)).count;
  };

  for (let n = 0; n < 60; n += 1) await reveal();
  const before = await readCount();
  for (let n = 0; n < 10; n += 1) await reveal();
  expect((await readCount()) - before).toBeLessThan(60);
});
