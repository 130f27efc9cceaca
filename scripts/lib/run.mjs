import { spawn } from "node:child_process";
import { ROOT } from "./packages.mjs";

/** Processes that have not ended yet. */
const running = new Set();

/** `endRunning` will end it. */
export const track = (child) => {
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
};

/** Ends what is running, and resolves when all of it has ended. */
export const endRunning = () =>
  Promise.all(
    [...running].map((child) => {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      return ended;
    }),
  );

/**
 * Runs a program to its end. Resolves with its standard output; rejects with its last lines if it fails.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, show?: "live" | "end", cwd?: string }} [options] `show`: prints as it goes, or all at
 *   once when it has ended
 * @returns {Promise<string>}
 */
export const run = (program, args, { env = {}, show, cwd = ROOT } = {}) =>
  new Promise((resolve, reject) => {
    const child = track(
      spawn(program, args, {
        cwd,
        env: { ...process.env, ...env },
        stdio: show === "live" ? "inherit" : ["ignore", "pipe", "pipe"],
      }),
    );
    let output = "";
    let printed = "";
    child.stdout?.on("data", (chunk) => {
      output += chunk;
      printed += chunk;
    });
    child.stderr?.on("data", (chunk) => {
      printed += chunk;
    });
    child.on("error", reject);
    child.on("close", (code) => {
      if (show === "end") process.stdout.write(printed);
      if (code === 0) resolve(output);
      else reject(new Error(`${program} ${args.join(" ")} failed (${code})\n${printed.slice(-6000)}`));
    });
  });

/** Prints one step of a longer task, with the seconds since the start. */
export const step = (text) =>
  console.log(`${String(Math.round(performance.now() / 1000)).padStart(4)} s  ${text}`);
