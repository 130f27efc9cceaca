import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const execute = promisify(execFile);

export const ROOT = join(import.meta.dirname, "../..");
const FRONT_ENDS = ["shell", ...readdirSync(ROOT).filter((name) => name.startsWith("mfe-"))];

/** Code that the tests send to create administrators. */
export const ADMIN_CODE = "code-for-tests";

/** Credentials of the administrator that every product under test has. */
export const ADMINISTRATOR = { email: "owner@promptfolio.test", password: "owner-password" };

export interface Product {
  origin: string;
  dataDir: string;
  /** What it has printed so far. */
  log(): string;
  /** Stops it as an operator would, or as a power cut would with `SIGKILL`. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again on the same data and the same port. */
  restart(): Promise<void>;
  /** Runs `npm run release` on its registry. */
  release(...args: string[]): Promise<string>;
  /** Stops it for good and removes its data. */
  dispose(): Promise<void>;
}

const environment = (dataDir: string, port: number, more: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: "production",
  DATA_DIR: dataDir,
  PORT: String(port),
  ADMIN_EMAIL: ADMINISTRATOR.email,
  ADMIN_PASSWORD: ADMINISTRATOR.password,
  ADMIN_SIGNUP_CODE: ADMIN_CODE,
  // All tests come from one address, so the ceiling for a network must not be what they meet.
  NETWORK_CEILING: "100000",
  ...more,
});

const READY = /ready on http:\/\/localhost:(\d+)/;
const START_DEADLINE = 60_000;

const start = async (
  env: NodeJS.ProcessEnv,
): Promise<{ process: ChildProcess; port: number; log: () => string }> => {
  const site = spawn(process.execPath, [join(ROOT, "delivery/dist/site.js")], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const port = await new Promise<number>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not ready in time:\n${output}`)), START_DEADLINE);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const match = READY.exec(output);
      if (match) resolve(Number(match[1]));
    };
    site.stdout.on("data", read);
    site.stderr.on("data", read);
    site.once("exit", (code) => reject(new Error(`ended with ${code}:\n${output}`)));
    site.once("exit", () => clearTimeout(timer));
  });
  return { process: site, port, log: () => output };
};

/** The folders of today's releases. */
const builtReleases = (): string[] =>
  FRONT_ENDS.map((name) => join(ROOT, name, "dist/release")).filter((path) => existsSync(path));

/**
 * Starts the built product the way production does, on a database and a registry of its own.
 * @param releases the folders of the releases that it starts with
 */
export const startProduct = async (
  more: NodeJS.ProcessEnv = {},
  releases = builtReleases(),
): Promise<Product> => {
  const dataDir = await mkdtemp(join(tmpdir(), "promptfolio-e2e-"));
  const release = async (...args: string[]) => {
    const command = [join(ROOT, "delivery/dist/release.js"), ...args];
    const { stdout } = await execute(process.execPath, command, { env: environment(dataDir, 0, more) });
    return stdout;
  };
  await release("publish", "--promote", ...releases);
  let running = await start(environment(dataDir, 0, more));
  const { port } = running;

  const stop = async (signal: NodeJS.Signals = "SIGTERM") => {
    if (running.process.exitCode !== null || running.process.signalCode !== null) return;
    const ended = once(running.process, "exit");
    running.process.kill(signal);
    await ended;
  };
  return {
    origin: `http://localhost:${port}`,
    dataDir,
    log: () => running.log(),
    stop,
    restart: async () => {
      await stop();
      running = await start(environment(dataDir, port, more));
    },
    release,
    dispose: async () => {
      await stop("SIGKILL");
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
