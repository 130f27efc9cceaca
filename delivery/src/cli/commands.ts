import { parseOptions, UsageError } from "./arguments";
import { CHANNEL_COMMANDS } from "./channel-commands";
import { checkCommand } from "./check";
import type { Command } from "./command";
import { errorsCommand } from "./errors";
import { previewCommand } from "./preview";
import { reproduceCommand, showCommand } from "./provenance";
import { pruneCommand } from "./prune";
import { publishCommand } from "./publish/publish";
import { listCommand, logCommand, renewCommand, whereCommand } from "./registry-commands";
import { statusCommand } from "./status";
import { keygenCommand } from "./trust/keys";
import { trustCommand } from "./trust/trust-command";
import { USAGE } from "./usage";
import { verifyCommand } from "./verify/verify";

export const COMMANDS = {
  publish: publishCommand,
  check: checkCommand,
  verify: (...command) => (command[2].reproduce ? reproduceCommand : verifyCommand)(...command),
  ...CHANNEL_COMMANDS,
  status: statusCommand,
  list: listCommand,
  log: logCommand,
  errors: errorsCommand,
  preview: previewCommand,
  where: whereCommand,
  prune: pruneCommand,
  renew: renewCommand,
  keygen: keygenCommand,
  show: showCommand,
  trust: trustCommand,
} satisfies Record<string, Command>;

export type CommandName = keyof typeof COMMANDS;

const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);

export const parseArguments = (args: string[]) => {
  const { positionals: named, values: options } = parseOptions(args);
  const [command = "help", ...positionals] = named;
  if (options.help || command === "help") return { command: "help" as const, positionals, options };
  if (!isCommand(command)) throw new UsageError(`There is no command ${command}.\n\n${USAGE}`);
  return { command, positionals, options };
};

export const COMMANDS_WITHOUT_STORE: ReadonlySet<CommandName> = new Set(["check", "keygen"]);

/** Commands that show or repair a store that fails verification; all others fail on such a store. */
export const TOLERANT_COMMANDS: ReadonlySet<CommandName> = new Set([
  "status",
  "list",
  "log",
  "errors",
  "where",
  "show",
  "trust",
]);
