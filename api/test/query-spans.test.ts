import { recordSpans } from "@promptfolio/server/testing/recorded-spans";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { readConfig } from "../src/config/config";
import { openDatabase } from "../src/database/open-database";
import { createDatabase } from "./databases";

test("creates a span for each query, also in transactions, with its text but not its values", async () => {
  const { env, remove } = await createDatabase("embedded");
  const { tracing, spans } = recordSpans();
  const context = { log: pino({ level: "silent" }), spans: tracing };
  const { database, close } = await openDatabase(readConfig(env), context, () => undefined);
  spans.length = 0;
  await tracing.span("request", {}, async () => {
    await database.execute(sql`SELECT * FROM images WHERE title = ${"secret"}`);
    await database.transaction((transaction) =>
      transaction.execute(sql`UPDATE images SET title = ${"secret"} WHERE false`),
    );
  });
  const queries = spans.filter(({ parent }) => parent === "request");
  expect(queries.map(({ name }) => name)).toEqual(["SELECT images", "BEGIN", "UPDATE images", "COMMIT"]);
  expect(queries[0]?.attributes).toEqual({
    "db.system.name": "postgresql",
    "db.query.text": "SELECT * FROM images WHERE title = $1",
  });
  expect(JSON.stringify(spans)).not.toContain("secret");
  await expect(
    tracing.span("request", {}, () => database.execute(sql`SELECT nothing_like_it`)),
  ).rejects.toThrow();
  await close();
  await remove();
});
