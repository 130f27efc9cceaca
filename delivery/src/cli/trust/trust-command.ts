import { UsageError } from "../arguments";
import type { Command } from "../command";
import { trustAdd, trustRemove, trustRotate } from "./change-trust";
import { trustCheckpoint } from "./checkpoint";
import { trustInit, trustReset } from "./found-trust";
import { trustExport, trustList } from "./list-trust";
import { trustSign, trustSubmit } from "./proposal-commands";

const SUBCOMMANDS: Record<string, Command> = {
  init: trustInit,
  add: trustAdd,
  remove: trustRemove,
  rotate: trustRotate,
  list: trustList,
  export: trustExport,
  sign: trustSign,
  submit: trustSubmit,
  checkpoint: trustCheckpoint,
  reset: trustReset,
};

export const trustCommand: Command = (context, [name, ...positionals], options) => {
  const command = name !== undefined && Object.hasOwn(SUBCOMMANDS, name) ? SUBCOMMANDS[name] : undefined;
  if (!command) throw new UsageError(`trust takes one of: ${Object.keys(SUBCOMMANDS).join(", ")}.`);
  return command(context, positionals, options);
};
