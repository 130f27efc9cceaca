import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { SECRET } from "./viewers";

const run = promisify(execFile);
const built = (name: string): string => join(import.meta.dirname, "../../dist", name);

/** The API alone, or the whole product in one process, as `npm start` runs it. */
const PROGRAMS = {
  api: built("server.js"),
  site: join(import.meta.dirname, "../../../delivery/dist/site.js"),
};

export interface Place {
  dataDir: string;
  env: Record<string, string>;
  /** Fills the database with benchmark data. */
  load(images: number, users?: number, dailyLimit?: number): Promise<void>;
  remove(): void;
}

/** Creates a data folder, with the settings for every process that runs on it. */
export const createPlace = (env: Record<string, string> = {}): Place => {
  const dataDir = mkdtempSync(join(tmpdir(), "promptfolio-bench-"));
  const settings = {
    PATH: process.env["PATH"] ?? "",
    NODE_ENV: "production",
    PORT: "0",
    DEMO: "off",
    DATA_DIR: dataDir,
    JWT_SECRET: SECRET,
    // All load comes from one IP address.
    NETWORK_CEILING: "10000000",
    NEW_ACCOUNT_CEILING: "10000000",
    ...env,
  };
  return {
    dataDir,
    env: settings,
    async load(images, users = 0, dailyLimit = 100) {
      const parameters = [images, users, dailyLimit].map(String);
      await run(process.execPath, [built("bench-data.js"), ...parameters], { env: settings });
    },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
};

export interface RunningApi {
  port: number;
  child: ChildProcess;
  /** @returns once the process has ended */
  end(signal?: NodeJS.Signals): Promise<void>;
}

/** Matches the log line in which each program prints its port. */
const LISTENING = /"address":"[^"]+:(\d+)"|ready on http:\/\/localhost:(\d+)/;

/** Starts the built program as production does, with its log in a file. */
export const startApi = async (
  { dataDir, env }: Place,
  flags: readonly string[] = [],
  program: keyof typeof PROGRAMS = "api",
): Promise<RunningApi> => {
  const path = join(dataDir, "log");
  const log = openSync(path, "w");
  const child = spawn(process.execPath, [...flags, PROGRAMS[program]], { env, stdio: ["ignore", log, log] });
  closeSync(log);
  const exited = once(child, "exit");
  const port = async (): Promise<number> => {
    for (;;) {
      const text = readFileSync(path, "utf8");
      const [, alone, together] = LISTENING.exec(text) ?? [];
      if (alone ?? together) return Number(alone ?? together);
      if (child.exitCode !== null) throw new Error(`The API ended with ${child.exitCode}: ${text}`);
      await wait(20);
    }
  };
  return {
    port: await port(),
    child,
    async end(signal = "SIGTERM") {
      child.kill(signal);
      await exited;
    },
  };
};

/** Starts the whole product with its log on, as in production. */
export const startSite = (place: Place): Promise<RunningApi> => startApi(place, [], "site");
