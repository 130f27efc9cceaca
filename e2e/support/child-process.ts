import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

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
