import { sql } from "drizzle-orm";
import { startApi } from "../../test/test-api";
import { sweep } from "./maintenance";

it("deletes only reveals and events that are older than 35 days", async () => {
  const { services } = await startApi();
  const { database } = services;
  await database.execute(
    sql`INSERT INTO reveals (day, image_id, guest_id) SELECT current_date - n, 'i', 'g' FROM generate_series(34, 37) n`,
  );
  await database.execute(
    sql`INSERT INTO events (day, kind, image_id, guest_id)
        SELECT current_date - n, 'view', 'i', 'g' FROM generate_series(34, 37) n`,
  );
  await sweep(database);
  for (const table of ["reveals", "events"]) {
    const { rows } = await database.execute(
      sql`SELECT (current_date - day) AS age FROM ${sql.identifier(table)} ORDER BY day`,
    );
    expect(rows).toEqual([{ age: 35 }, { age: 34 }]);
  }
});
