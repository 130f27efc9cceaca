import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { processTree } from "../../delivery/src/render/process-tree";
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from "../../scripts/lib/server-process.mjs";
import { endProcess, execute, untilPrinted } from "./child-process";

export const ROOT = join(import.meta.dirname, "../..");
export const FRONT_ENDS = ["shell", ...readdirSync(ROOT).filter((name) => name.startsWith("mfe-"))];

/** Code that the tests send to create administrators. */
export const ADMIN_CODE = "code-for-tests";

/** Credentials of the administrator that every product under test has. */
export const ADMINISTRATOR = { email: "owner@promptfolio.test", password: "owner-password" };

/** The folders of today's releases. */
export const builtReleases = (): string[] =>
  FRONT_ENDS.map((name) => join(ROOT, name, "dist/release")).filter((path) => existsSync(path));

/** How long the browser's attempt to load a remote may take in tests, in milliseconds. */
export const REMOTE_TIMEOUT_MS = 30_000;

const environment = (settings: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...process.env,
  ...SERVER_ENVIRONMENT,
  NODE_ENV: "production",
  PORT: "0",
  DEMO: "on",
  ADMIN_EMAIL: ADMINISTRATOR.email,
  ADMIN_PASSWORD: ADMINISTRATOR.password,
  ADMIN_SIGNUP_CODE: ADMIN_CODE,
  // All tests come from one network, so they must not reach its ceiling.
  NETWORK_CEILING: "100000",
  NEW_ACCOUNT_CEILING: "100000",
  SIGNUPS_PER_HOUR: "100000",
  // A slow machine must not reach the product's own timeouts.
  RENDER_TIMEOUT_MS: "30000",
  // All visitors come from one address.
  NETWORK_PAGES_PER_SECOND: "100000",
  DEFERRED_TIMEOUT_MS: "30000",
  API_TIMEOUT_MS: "30000",
  PICTURE_TIMEOUT_MS: "120000",
  // Nor the browser's: tests with hanging code move its clock forward.
  REMOTE_TIMEOUT_MS: `${REMOTE_TIMEOUT_MS}`,
  ...settings,
});

/** Outside the fast suite – drills, benches, single files – sites run as in production and share nothing. */
export const IS_FAST_SUITE = process.env["TEST_SUITE"] === "fast";

/**
 * V8 optimizes the embedded database's WebAssembly for as long as a start takes again, and the fast suite starts too many
 * sites to get that back.
 */
const FLAGS = IS_FAST_SUITE ? [...SERVER_FLAGS, "--liftoff-only"] : SERVER_FLAGS;

/** The Node binary that runs the product under test; by default this one. */
const nodeOf = (settings: NodeJS.ProcessEnv): string => settings["NODE_UNDER_TEST"] ?? process.execPath;

/** Runs the release command as the settings say. Resolves with what it printed. */
export const runRelease = async (settings: NodeJS.ProcessEnv, ...args: string[]): Promise<string> => {
  // Verifying opens every page in a browser: tests that are not about it promote without.
  const isPromoting = args[0] === "promote" || args.includes("--promote");
  const unverified = isPromoting ? ["--unverified"] : [];
  const command = [join(ROOT, "delivery/dist/release.js"), ...args, ...unverified];
  const { stdout } = await execute(nodeOf(settings), command, { env: environment(settings) });
  return stdout;
};

export interface SiteProcess {
  port: number;
  pid: number;
  /** What it has printed so far. */
  log(): string;
  /** Stops it as an operator would, or as a power cut would with `SIGKILL`. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

const READY = /ready on http:\/\/localhost:(\d+)/;

/** Starts the built site; resolves once it responds. */
export const startSite = async (settings: NodeJS.ProcessEnv): Promise<SiteProcess> => {
  const site = spawn(nodeOf(settings), [...FLAGS, join(ROOT, "delivery/dist/site.js")], {
    env: environment(settings),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [site.stdout, site.stderr]) stream.on("data", (chunk) => (output += chunk));
  const [, port] = await untilPrinted(site, READY);
  return {
    port: Number(port),
    pid: site.pid ?? 0,
    log: () => output,
    stop: (signal = "SIGTERM") => endProcess(site, signal),
  };
};

/** From the kernel's rollup, which takes some milliseconds per process; 0 if the process has just ended. */
const proportionalKilobytes = async (pid: number): Promise<number> => {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, "utf8").catch(() => "");
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
};

/** Megabytes of a process and its descendants; shared memory is divided among them (proportional set size). */
export const treeMegabytes = async (pid: number): Promise<number> => {
  const kilobytes = await Promise.all(processTree(pid).map(proportionalKilobytes));
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1_024;
};
