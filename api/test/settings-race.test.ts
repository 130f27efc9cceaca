import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { insertAccount } from "../src/accounts/queries";
import { ENGINES } from "./databases";
import { startApi } from "./test-api";

it.each(ENGINES)(
  "a sign-up that races a change of the daily limit gets the new one, on %s",
  async (engine) => {
    const api = await startApi(engine);
    const { database } = api.services;
    const { token } = await api.account("admin");
    let isDone = false;
    const isWaiting = async () => {
      const { rows } = await database.execute(sql`SELECT FROM pg_locks WHERE NOT granted`);
      return rows.length > 0;
    };
    const changing = await database.transaction(async (transaction) => {
      await insertAccount(transaction, {
        role: "user",
        name: "Ada",
        email: "ada@example.org",
        passwordHash: "none",
      });
      const change = api
        .browser()
        .request("PUT", "/api/admin/settings", { token, body: { dailyLimit: 9, guestLimit: 2 } })
        .finally(() => {
          isDone = true;
        });
      // The embedded engine has one connection: there the change waits for the whole transaction.
      while (engine === "PostgreSQL" && !isDone && !(await isWaiting())) await nextTurn();
      return { change };
    });
    expect((await changing.change).body).toMatchObject({ usersUpdated: 1 });
    const { rows } = await database.execute(
      sql`SELECT daily_limit FROM users WHERE email = 'ada@example.org'`,
    );
    expect(rows).toEqual([{ daily_limit: 9 }]);
  },
);
