import { type Command, remoteName } from "../command";
import { readStatus } from "./status";
import { statusTable } from "./status-table";

export const statusCommand: Command = async (context, [only]) => {
  const status = await readStatus(context, only && remoteName(only));
  return { lines: statusTable(status), data: status, writes: false };
};
