import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Pool } from "pg";
import { pino } from "pino";
import { recordAudit } from "../src/audit/audit";
import { readConfig } from "../src/config/config";
import { type Database, openPool } from "../src/database/database";
import { isUnfinished } from "../src/database/unfinished-move";
import { openServices } from "../src/services";
import { createDatabase, describeWithPostgres } from "./databases";
import { createUsedDatabase, readAll, SECRET } from "./used-database";

const PROGRAM = join(import.meta.dirname, "../.cache/killed-move.js");
const log = pino({ level: "silent" });

/** Runs a move that kills itself at this query. @returns whether it got there */
const isKilled = (killAt: number, env: Record<string, string>, args: readonly string[] = []): boolean => {
  const { signal, status, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
    encoding: "utf8",
    env: { PATH: process.env["PATH"], JWT_SECRET: SECRET, KILL_AT: String(killAt), ...env },
  });
  if (signal === null && status !== 0) throw new Error(stderr);
  return signal === "SIGKILL";
};

/** Waits until PostgreSQL has noticed that the killed process is gone. */
const untilAlone = async (pool: Pool): Promise<void> => {
  const others =
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";
  while ((await pool.query(others)).rowCount !== 0) await wait(20);
};

type Contents = Record<string, string[]>;

/** What a site would find; `mixed` is what it must never find. */
const stateOf = async (pool: Pool, database: Database, whole: Contents): Promise<string> => {
  const { rows } = await pool.query("SELECT to_regclass('public.metadata') AS name");
  if (rows[0]?.name === null) return "empty";
  const { metadata: _, ...tables } = await readAll(database);
  const names = Object.keys(tables);
  const isEmpty = (name: string) => tables[name]?.length === 0;
  const isWhole = (name: string) => tables[name]?.join() === whole[name]?.join();
  if (!names.every((name) => isEmpty(name) || isWhole(name))) return "mixed";
  if (await isUnfinished(pool)) return "unfinished";
  if (names.every(isEmpty)) return "empty";
  return names.every(isWhole) ? "whole" : "mixed";
};

describeWithPostgres("a move that is killed", () => {
  let source: Awaited<ReturnType<typeof createUsedDatabase>>;
  const sourceUrl = () => source.env["DATABASE_URL"] ?? "";
  beforeAll(async () => {
    source = await createUsedDatabase("PostgreSQL");
  });
  afterAll(() => source.remove());

  it("leaves each table empty or whole, and continues, whenever it is killed", async () => {
    const target = await createDatabase("PostgreSQL");
    const url = target.env["DATABASE_URL"] ?? "";
    const { pool, database } = openPool({ connectionString: url }, 1, log);
    const states = new Set<string>();
    let kills = 0;
    // Each kill is some steps later than the one before, and what was moved before it isn't moved again.
    for (let killAt = 1; isKilled(killAt, { SOURCE: sourceUrl(), TARGET: url }); killAt += 3) {
      kills += 1;
      await untilAlone(pool);
      states.add(await stateOf(pool, database, source.before));
    }
    expect(kills).toBeGreaterThanOrEqual(50);
    expect([...states].filter((state) => state === "mixed")).toEqual([]);
    expect(states).toContain("unfinished");
    expect(await readAll(database)).toEqual(source.before);
    // The sequences continue too.
    await recordAudit(database, { email: "later" }, { action: "a", subject: "s", detail: "d" });
    await pool.end();
    await target.remove();
    // Some 60 processes, one after the other.
  }, 600_000);

  it("continues into the embedded database, which no site opens before the end", async () => {
    const target = await createDatabase("embedded");
    const open = () => openServices(readConfig({ DEMO: "off", JWT_SECRET: SECRET, ...target.env }), { log });
    const args = ["--from", sourceUrl()];
    for (const killAt of [100, 151]) expect(isKilled(killAt, target.env, args)).toBe(true);
    await expect(open()).rejects.toThrow("The move to this database is unfinished");
    expect(isKilled(0, target.env, args)).toBe(false);
    const services = await open();
    expect(await readAll(services.database)).toEqual(source.before);
    await services.close();
    await target.remove();
  }, 180_000);
});
