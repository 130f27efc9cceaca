import { Pool } from "pg";
import { pino } from "pino";
import { startChangeFeed } from "../src/database/change-feed";
import { createDatabase, describeWithPostgres } from "./databases";

/** Starts a feed that listens on one database, and is checked through a pool of another or the same one. */
const startFeed = async (listenUrl: string, poolUrl: string) => {
  const pool = new Pool({ connectionString: poolUrl });
  const lines: string[] = [];
  const changes: boolean[] = [];
  let hearChange = () => {};
  const listener = {
    onChange: () => {},
    onAccountChange: () => {},
    onConnectionChange: (isConnected: boolean) => {
      changes.push(isConnected);
      hearChange();
    },
  };
  const log = pino({ level: "warn" }, { write: (line) => lines.push(line) });
  const feed = await startChangeFeed({ connectionString: listenUrl }, pool, listener, log);
  return {
    feed,
    pool,
    lines,
    changes,
    async untilChanges(count: number) {
      while (changes.length < count)
        await new Promise<void>((resolve) => {
          hearChange = resolve;
        });
    },
    async stop() {
      await feed.stop();
      await pool.end();
    },
  };
};

describeWithPostgres("the feed of changes", () => {
  const create = async () => {
    const { env, remove } = await createDatabase("PostgreSQL");
    return { url: env["DATABASE_URL"] ?? "", remove };
  };

  it("is connected once a notification of its own has arrived, and again after an interruption", async () => {
    const { url, remove } = await create();
    const { feed, pool, lines, changes, untilChanges, stop } = await startFeed(url, url);
    expect([feed.isConnected(), lines]).toEqual([true, []]);
    await pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`);
    await untilChanges(3);
    expect(changes).toEqual([true, false, true]);
    await stop();
    await remove();
  });

  it("warns once, naming the setting, if notifications don't arrive", async () => {
    // As through a pooler in transaction mode: LISTEN succeeds.
    const [listened, notified] = [await create(), await create()];
    const { feed, lines, changes, stop } = await startFeed(listened.url, notified.url);
    expect([feed.isConnected(), changes]).toEqual([false, [false]]);
    expect(lines).toEqual([expect.stringContaining("Set DATABASE_DIRECT_URL")]);
    await stop();
    await listened.remove();
    await notified.remove();
  });
});
