import { type Command, knownRemotes, remoteName } from "../command";
import { readStatus } from "./status";
import { statusTable } from "./status-table";

export const statusCommand: Command = async (context, positionals) => {
  const [only] = positionals;
  knownRemotes(await context.store.readRegistry(), positionals);
  const status = await readStatus(context, only && remoteName(only));
  return { lines: statusTable(status), data: status, writes: false };
};
