import type { CommandName } from "./arguments";
import { canaryCommand } from "./channels/canary";
import { freezeCommand, unfreezeCommand } from "./channels/freeze";
import { promoteCommand } from "./channels/promote";
import { rollbackCommand } from "./channels/rollback";
import type { Command } from "./command";
import { pruneCommand } from "./prune";
import { publishCommand } from "./publish/publish-command";
import { statusCommand } from "./status/status-command";
import { verifyCommand } from "./verify/verify";

export const COMMANDS: Record<CommandName, Command> = {
  publish: publishCommand,
  verify: verifyCommand,
  promote: promoteCommand,
  canary: canaryCommand,
  rollback: rollbackCommand,
  freeze: freezeCommand,
  unfreeze: unfreezeCommand,
  status: statusCommand,
  prune: pruneCommand,
};
