import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";

const PORT = 6432;
const IGNORED = "extra_float_digits,statement_timeout,idle_in_transaction_session_timeout";

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
 * @returns undefined where it isn't installed
 */
export const startPgBouncer = async (
  postgresUrl: string,
): Promise<{ url: string; stop(): Promise<void> } | undefined> => {
  const { host } = new Client({ connectionString: postgresUrl });
  const file = join(host, "pgbouncer.ini");
  const settings = [
    "[databases]",
    `* = host=${host} user=postgres`,
    "[pgbouncer]",
    "pool_mode = session",
    "auth_type = any",
    `unix_socket_dir = ${host}`,
    `listen_port = ${PORT}`,
    `ignore_startup_parameters = ${IGNORED}`,
  ];
  await writeFile(file, settings.join("\n"));
  const asUser = userInfo().uid === 0 ? ["--user=postgres"] : [];
  const bouncer = spawn("pgbouncer", ["--quiet", ...asUser, file], {
    stdio: "ignore",
    // Debian puts it where only administrators' paths lead.
    env: { ...process.env, PATH: `${process.env["PATH"]}:/usr/sbin` },
  });
  try {
    await once(bouncer, "spawn");
  } catch {
    console.warn("PgBouncer isn't installed, its test is left out");
    return undefined;
  }
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
      bouncer.kill();
      await ended;
    },
  };
};
