import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const VERSIONS = "/usr/lib/postgresql";

/** The folder of the server's programs on Debian, for the newest installed version. */
const binaries = () => {
  if (!existsSync(VERSIONS)) return undefined;
  const [newest] = readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a));
  const folder = newest && join(VERSIONS, newest, "bin");
  return folder && existsSync(join(folder, "initdb")) ? folder : undefined;
};

/** PostgreSQL refuses to run as root; its package creates a user for it. */
const asUser = async (program, parameters) =>
  userInfo().uid === 0
    ? run("runuser", ["-u", "postgres", "--", program, ...parameters])
    : run(program, parameters);

const idOf = async (name) => Number((await run("id", ["-u", name])).stdout);

/**
 * Starts a PostgreSQL for the tests, on a unix socket in a separate folder, if its programs are installed.
 * @returns its URL and functions to crash, start and stop it, or undefined
 */
export const startPostgres = async () => {
  const folder = binaries();
  if (!folder) {
    console.warn("PostgreSQL isn't installed, its tests are left out");
    return undefined;
  }
  const home = await mkdtemp(join(tmpdir(), "promptfolio-pg-"));
  try {
    if (userInfo().uid === 0) await chown(home, await idOf("postgres"), -1);
    const data = join(home, "data");
    await asUser(join(folder, "initdb"), [
      "-D",
      data,
      "-A",
      "trust",
      "-U",
      "postgres",
      "--no-sync",
      "-E",
      "UTF8",
    ]);
    const options = `-k ${home} -c listen_addresses= -c fsync=off -c max_connections=200`;
    const log = join(home, "log");
    const control = (...parameters) => asUser(join(folder, "pg_ctl"), ["-D", data, "-w", ...parameters]);
    const start = () => control("-l", log, "-o", options, "start");
    const crash = () => control("-m", "immediate", "stop");
    await start();
    const url = `postgres://postgres@${encodeURIComponent(home)}/postgres`;
    /** Stops of running replicas: one that runs still writes to its folder. */
    const running = new Set();
    return {
      url,
      crash,
      start,
      /**
       * A streaming replica that replays a change only after the delay.
       * @param {string} delay such as "3s"
       */
      startReplica: async (delay) => {
        const copy = join(home, `replica-${delay}`);
        await asUser(join(folder, "pg_basebackup"), ["-d", url, "-D", copy, "-R", "-c", "fast", "--no-sync"]);
        const sockets = join(home, `r-${delay}`);
        await asUser("mkdir", [sockets]);
        const settings = `-k ${sockets} -c listen_addresses= -c fsync=off -c max_connections=200 -c recovery_min_apply_delay=${delay}`;
        const controlCopy = (...parameters) =>
          asUser(join(folder, "pg_ctl"), ["-D", copy, "-w", ...parameters]);
        await controlCopy("-l", join(home, `replica-${delay}.log`), "-o", settings, "start");
        const stop = async () => {
          running.delete(stop);
          await controlCopy("-m", "immediate", "stop");
        };
        running.add(stop);
        return { url: `postgres://postgres@${encodeURIComponent(sockets)}/postgres`, stop };
      },
      async stop() {
        for (const stopReplica of running) await stopReplica();
        await crash();
        await rm(home, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(home, { recursive: true, force: true });
    console.warn(`PostgreSQL could not be started, its tests are left out: ${error.message}`);
    return undefined;
  }
};
