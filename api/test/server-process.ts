import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

const SERVER = join(import.meta.dirname, "../.cache/server.js");

export interface ServerProcess {
  origin: string;
  child: ChildProcess;
  /** Sends the signal and waits for the end. @returns the exit code, undefined after a kill */
  end(signal: NodeJS.Signals): Promise<number | undefined>;
}

const running = new Set<ChildProcess>();

// Also stops processes that a failed test left behind.
afterAll(() => {
  for (const child of running) child.kill("SIGKILL");
});

/**
 * Starts a real process on a free port, and waits until it is ready.
 * @param before command and arguments put before the server's own command
 * @param script the bundle to run; by default this version's
 */
export const startServer = async (
  env: Record<string, string>,
  before: readonly string[] = [],
  script = SERVER,
): Promise<ServerProcess> => {
  const [program = "", ...parameters] = [...before, process.execPath, script];
  const child = spawn(program, parameters, {
    env: { PATH: process.env["PATH"], PORT: "0", DEMO: "off", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  const exited = once(child, "exit").then(([code]: unknown[]) => {
    running.delete(child);
    return typeof code === "number" ? code : undefined;
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let errors = "";
    child.stderr?.on("data", (text: Buffer) => {
      errors += text.toString();
    });
    if (child.stdout) {
      createInterface(child.stdout).on("line", (line) => {
        const address = /"address":"([^"]+)"/.exec(line)?.[1];
        if (address !== undefined) resolve(address);
      });
    }
    void exited.then((code) => reject(new Error(`The server ended with ${code}: ${errors.trim()}`)));
  });
  return {
    origin,
    child,
    end: async (signal) => {
      child.kill(signal);
      return exited;
    },
  };
};
