import type { Registry, RegistryEntry } from "@promptfolio/contracts/registry";
import type { ReleaseContext } from "../registry/release-context";
import { RefusedError } from "../registry/transitions";
import type { Options } from "./arguments";
import { UsageError } from "./arguments";

/** A command's result: lines for people, data for programs. */
export interface CommandResult {
  lines: string[];
  data: object;
  /** Whether the command changes something; with `--dry-run`, whether it would. By default it doesn't. */
  writes?: boolean;
}

export type Command = (
  context: ReleaseContext,
  positionals: string[],
  options: Options,
) => Promise<CommandResult>;

/** `gallery`, also written as its package's name, `mfe-gallery`. */
export const remoteName = (name: string): string => name.replace(/^mfe-/, "");

/**
 * The remotes that a command applies to: the named one, or all.
 * @throws RefusedError if there is no such remote.
 */
export const knownRemotes = (registry: Registry, [name]: string[]): [string, RegistryEntry][] => {
  const entries = Object.entries(registry.entries);
  if (name === undefined) return entries;
  const found = entries.filter(([id]) => id === remoteName(name));
  const ids = entries.map(([id]) => id).join(", ") || "none yet";
  if (found.length === 0)
    throw new RefusedError(`No release of ${remoteName(name)} has been published; there are: ${ids}.`);
  return found;
};

/**
 * A command for one remote, which is named first; `argument` is what follows it, such as a version.
 * @throws UsageError if none is named, RefusedError if there is no such remote.
 */
export const remoteCommand =
  (
    command: string,
    run: (
      context: ReleaseContext,
      id: string,
      argument: string | undefined,
      options: Options,
    ) => Promise<CommandResult>,
  ): Command =>
  async (context, [name, argument], options) => {
    if (!name) throw new UsageError(`${command} needs the name of a remote, such as "${command} gallery".`);
    knownRemotes(await context.store.readRegistry(), [name]);
    return run(context, remoteName(name), argument, options);
  };
