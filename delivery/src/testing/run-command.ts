import type { CommandResult } from "../cli/command";
import { COMMANDS, type CommandName, parseArguments } from "../cli/commands";
import type { ReleaseContext } from "../registry/release-context";

/** Runs a release command as it is written, in the context that `open` gives it. */
export const runCommand = async (
  args: string[],
  open: (command: CommandName) => ReleaseContext | Promise<ReleaseContext>,
): Promise<CommandResult> => {
  const { command, positionals, options } = parseArguments(args);
  if (command === "help") throw new Error("no command");
  return COMMANDS[command](await open(command), positionals, options);
};
