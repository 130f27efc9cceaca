import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";

const PORT = 6432;
const IGNORED = "extra_float_digits,statement_timeout,idle_in_transaction_session_timeout";

/** In transaction mode a connection of the pool has statements that any client has prepared: since 1.21. */
const MODES = {
  session: ["pool_mode = session"],
  transaction: ["pool_mode = transaction", "max_prepared_statements = 1000", "default_pool_size = 3"],
};
export type PoolMode = keyof typeof MODES;
const SINCE = { session: 1, transaction: 21 };

// Debian puts it where only administrators' paths lead.
const env = { ...process.env, PATH: `${process.env["PATH"]}:/usr/sbin` };

const isInstalled = (mode: PoolMode): boolean => {
  const { stdout } = spawnSync("pgbouncer", ["--version"], { env, encoding: "utf8" });
  const [, minor = 0] = /^PgBouncer 1\.(\d+)/.exec(stdout ?? "") ?? [];
  if (Number(minor) >= SINCE[mode]) return true;
  console.warn(`PgBouncer 1.${SINCE[mode]} isn't installed, its test in ${mode} mode is left out`);
  return false;
};

const canConnect = async (connectionString: string): Promise<boolean> => {
  const client = new Client({ connectionString });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
};

/**
 * Starts PgBouncer before a PostgreSQL of the tests, set up as docs/scale.md says.
 * @returns undefined where it isn't installed, or too old for the mode
 */
export const startPgBouncer = async (
  postgresUrl: string,
  mode: PoolMode,
): Promise<{ url: string; stop(): Promise<void> } | undefined> => {
  if (!isInstalled(mode)) return undefined;
  const { host } = new Client({ connectionString: postgresUrl });
  const file = join(host, "pgbouncer.ini");
  const settings = [
    "[databases]",
    `* = host=${host} user=postgres`,
    "[pgbouncer]",
    ...MODES[mode],
    "auth_type = any",
    `unix_socket_dir = ${host}`,
    `listen_port = ${PORT}`,
    `ignore_startup_parameters = ${IGNORED}`,
  ];
  await writeFile(file, settings.join("\n"));
  const asUser = userInfo().uid === 0 ? ["--user=postgres"] : [];
  const bouncer = spawn("pgbouncer", ["--quiet", ...asUser, file], { stdio: "ignore", env });
  const ended = once(bouncer, "exit");
  const url = new URL(postgresUrl);
  url.port = String(PORT);
  while (!(await canConnect(url.href))) {
    if (bouncer.exitCode !== null) throw new Error(`PgBouncer ended with ${bouncer.exitCode}`);
    await wait(50);
  }
  return {
    url: url.href,
    stop: async () => {
      // At once: SIGTERM waits for its clients since 1.23.
      bouncer.kill("SIGQUIT");
      await ended;
    },
  };
};
