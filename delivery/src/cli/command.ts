import type { Options } from "./arguments";
import { UsageError } from "./arguments";
import type { ReleaseContext } from "./context";

/** A command's result: lines for people, data for programs. */
export interface CommandResult {
  lines: string[];
  data: object;
  /** Whether it would change something without `--dry-run`. */
  writes: boolean;
}

export type Command = (
  context: ReleaseContext,
  positionals: string[],
  options: Options,
) => Promise<CommandResult>;

/** `gallery`, also written as its package's name, `mfe-gallery`. */
export const remoteName = (name: string): string => name.replace(/^mfe-/, "");

/** @throws UsageError if the command was given no remote. */
export const requireRemote = ([name]: string[], command: string): string => {
  if (!name) throw new UsageError(`${command} needs the name of a remote, such as "${command} gallery".`);
  return remoteName(name);
};
