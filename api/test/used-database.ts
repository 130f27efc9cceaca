import { sql } from "drizzle-orm";
import { recordAudit } from "../src/audit/audit";
import type { Queryable } from "../src/database/database";
import { tableNames } from "../src/move/move-database";
import type { Engine } from "./databases";
import { addPosters, startApi } from "./test-api";

export const SECRET = "a secret of the tests that is long enough";

/** Every row of every table as sorted text. */
export const readAll = async (database: Queryable): Promise<Record<string, string[]>> => {
  const contents: Record<string, string[]> = {};
  for (const name of tableNames()) {
    const { rows } = await database.execute<{ row: string }>(
      sql`SELECT row_to_json(t)::text AS row FROM ${sql.identifier(name)} t`,
    );
    contents[name] = rows.map(({ row }) => row).sort();
  }
  return contents;
};

/** A database after some use: accounts, a session, reveals, events, an audit entry. */
export const createUsedDatabase = async (engine: Engine) => {
  const api = await startApi(engine, { JWT_SECRET: SECRET });
  const { database } = api.services;
  const images = await addPosters(api.services, 30);
  const { token } = await api.account();
  const guest = api.browser();
  for (const id of images.slice(0, 4)) {
    await guest.request("POST", `/api/public/prompt-view/${id}`);
    await api.app.inject({
      method: "POST",
      url: `/api/usage/prompt-view/${id}`,
      headers: { authorization: `Bearer ${token}` },
    });
  }
  await recordAudit(
    database,
    { email: "a@example.org" },
    { action: "a.b", subject: "s", detail: "'\"\\\n€ 𝄞" },
  );
  await database.execute(sql`UPDATE images SET random_key = 0.1 + 0.2 WHERE id = ${images[0]}`);
  const before = await readAll(database);
  const remove = await api.stopAndKeep();
  return { env: api.env, dataDir: api.dataDir, images, token, before, remove };
};
