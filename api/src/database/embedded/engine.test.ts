import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { Client, Pool } from "pg";
import { pino } from "pino";
import { createDatabase } from "../../../test/databases";
import { startApi } from "../../../test/test-api";
import { isOutage } from "../../http/database-failure";
import type { Services } from "../../services";
import { startEngine } from "./engine";
import { APPLICATION_NAME, engineConnection } from "./engine-socket";

let services: Services;
/** Without the limit on waiting queries, which depends on how fast the machine is. */
let pool: Pool;
beforeAll(async () => {
  ({ services } = await startApi());
  pool = new Pool(services.storage.pool.options);
  // Its idle connections end when a test stops the engine.
  pool.on("error", () => undefined);
});
afterAll(() => pool.end());

it("syncs the disk for each commit, but not for reads", async () => {
  const { database, storage } = services;
  const syncs = async () => (await storage.engine?.syncs()) ?? 0;

  const before = await syncs();
  for (const name of ["a", "b", "c"]) {
    await database.execute(sql`INSERT INTO metadata (name, value) VALUES (${name}, '')`);
  }
  const after = await syncs();
  expect(after - before).toBeGreaterThanOrEqual(3);

  for (let n = 0; n < 3; n += 1) await database.execute(sql`SELECT * FROM metadata`);
  expect(await syncs()).toBe(after);
});

it("keeps the statements of many connections apart", async () => {
  const results = await Promise.all(
    Array.from({ length: 200 }, async (_, n) => {
      const { rows } = await pool.query(n % 2 ? "SELECT $1::text AS odd" : "SELECT $1::text AS even", [
        `${n}`,
      ]);
      return rows[0];
    }),
  );
  expect(results).toEqual(results.map((_, n) => (n % 2 ? { odd: `${n}` } : { even: `${n}` })));
});

it("shares a prepared statement among all connections", async () => {
  const results = await Promise.all(
    Array.from({ length: 100 }, async (_, n) => {
      const { rows } = await pool.query({ name: "echo", text: "SELECT $1::text AS said", values: [`${n}`] });
      return rows[0];
    }),
  );
  expect(results).toEqual(results.map((_, n) => ({ said: `${n}` })));
});

it("returns the error of an invalid statement, prepared or not, and keeps working", async () => {
  for (const name of ["wrong", "wrong", undefined]) {
    const failing = pool.query({ text: "SELECT no_such_column", ...(name === undefined ? {} : { name }) });
    await expect(failing).rejects.toMatchObject({ code: "42703" });
  }
  const divide = { name: "divide", text: "SELECT 1 / $1::integer AS result" };
  for (let n = 0; n < 3; n += 1) {
    await expect(pool.query({ ...divide, values: [0] })).rejects.toMatchObject({ code: "22012" });
    expect((await pool.query({ ...divide, values: [1] })).rows).toEqual([{ result: 1 }]);
  }
});

it("rolls back the transaction of a lost connection without blocking others", async () => {
  const { database, storage } = services;
  const client = await storage.pool.connect();
  await client.query("BEGIN");
  await client.query("INSERT INTO metadata (name, value) VALUES ('left open', '')");
  const other = database.execute(sql`SELECT name FROM metadata WHERE name = 'left open'`);
  client.release(true);
  expect((await other).rows).toEqual([]);
});

it("isolates a transaction from concurrent statements", async () => {
  const { database } = services;
  const failing = database.transaction(async (transaction) => {
    await transaction.execute(sql`INSERT INTO metadata (name, value) VALUES ('rolled back', '')`);
    throw new Error("no");
  });
  const other = database.execute(sql`INSERT INTO metadata (name, value) VALUES ('committed', '')`);
  await expect(failing).rejects.toThrow("no");
  await other;
  const { rows } = await database.execute(
    sql`SELECT name FROM metadata WHERE name IN ('committed', 'rolled back')`,
  );
  expect(rows).toEqual([{ name: "committed" }]);
});

it("restarts by itself after a failure, and reports an outage meanwhile", async () => {
  const { database, storage } = services;
  await database.execute(sql`INSERT INTO metadata (name, value) VALUES ('before', '')`);
  storage.engine?.fail("as if the disk were full");
  const meanwhile = await database.execute(sql`SELECT 1`).catch((error: unknown) => error);
  expect(isOutage(meanwhile)).toBe(true);
  await storage.engine?.recovered();
  const { rows } = await database.execute(sql`SELECT name FROM metadata WHERE name = 'before'`);
  expect(rows).toHaveLength(1);
});

it("creates its socket again when that was deleted, and isn't ready before", async () => {
  const { storage } = services;
  const folder = storage.engine?.socketFolder ?? "";
  expect(folder).toBe(join(services.config.dataDir, "engine"));
  rmSync(folder, { recursive: true });
  // A file in its place: the folder can't be created.
  writeFileSync(folder, "");
  await expect(storage.check()).rejects.toMatchObject({ code: "ENOTDIR" });
  rmSync(folder);
  const tryUntilReady = async (): Promise<void> => {
    for (let isReady = false; !isReady; )
      isReady = await storage.check().then(
        () => true,
        () => false,
      );
  };
  await tryUntilReady();
  expect((await storage.pool.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
});

it("puts its socket elsewhere if the data folder's path is too long for one", async () => {
  const { dataDir, remove } = await createDatabase("embedded");
  const deep = join(dataDir, "a".repeat(100));
  mkdirSync(deep);
  renameSync(join(dataDir, "database"), join(deep, "database"));
  const engine = await startEngine(join(deep, "database"), pino({ level: "silent" }));
  expect(engine.socketFolder.startsWith(dataDir)).toBe(false);
  await engine.stop();
  await remove();
});

it("starts after a start that was killed before PostgreSQL had written its lock", async () => {
  const { dataDir, remove } = await createDatabase("embedded");
  writeFileSync(join(dataDir, "database/postmaster.pid"), "");
  const engine = await startEngine(join(dataDir, "database"), pino({ level: "silent" }));
  await engine.stop();
  await remove();
});

it("restarts when a site's statement exceeds the time limit", async () => {
  const { dataDir, remove } = await createDatabase("embedded");
  const engine = await startEngine(join(dataDir, "database"), pino({ level: "silent" }), 1_000);
  const open = async (application_name: string) => {
    const client = new Client({ ...engineConnection(engine.socketFolder), application_name });
    client.on("error", () => {});
    await client.connect();
    return client;
  };
  const site = await open(APPLICATION_NAME);
  await expect(site.query("SELECT count(*) FROM generate_series(1, 1000000000000)")).rejects.toThrow();
  await engine.recovered();
  const command = await open("command");
  expect((await command.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
  await command.end();
  await engine.stop();
  await remove();
});

describe("with environment variables for another database", () => {
  const OTHER = {
    PGPORT: "5499",
    PGSSLMODE: "require",
    PGSSLNEGOTIATION: "direct",
    PGCLIENT_ENCODING: "LATIN1",
  };
  const before = { ...process.env };
  beforeAll(() => Object.assign(process.env, OTHER));
  afterAll(() => {
    process.env = before;
  });

  it("connects to the embedded engine", async () => {
    const client = new Client(engineConnection(services.storage.engine?.socketFolder ?? ""));
    await client.connect();
    expect((await client.query("SELECT 'ä' AS letter")).rows).toEqual([{ letter: "ä" }]);
    await client.end();
  });
});
