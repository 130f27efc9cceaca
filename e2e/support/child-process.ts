import { type ChildProcess, execFile } from "node:child_process";
import { once } from "node:events";
import { promisify } from "node:util";

/** Runs a program to its end. @throws Error if it fails, with what it has printed */
export const execute = promisify(execFile);

/**
 * Waits until a process has printed what the pattern describes, and resolves with the match.
 * @throws Error with all that it has printed, if it ends before
 */
export const untilPrinted = (child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> =>
  new Promise((resolve, reject) => {
    let output = "";
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const match = pattern.exec(output);
      if (match) resolve(match);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", (code) => reject(new Error(`ended with ${code}:\n${output}`)));
  });

/** Ends a process, if it has not ended, and waits until it has. */
export const endProcess = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
};
