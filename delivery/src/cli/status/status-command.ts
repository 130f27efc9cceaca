import { type Command, knownRemotes, remoteName } from "../command";
import { readStatus } from "./status";
import { statusTable } from "./status-table";
import { watchStatus } from "./watch-status";

export const statusCommand: Command = async (context, positionals, { watch, json }) => {
  const [only] = positionals;
  knownRemotes(await context.store.readRegistry(), positionals);
  if (watch) {
    const { signal } = new AbortController();
    await watchStatus(context, only && remoteName(only), { print: console.log, asJson: json, signal });
  }
  const status = await readStatus(context, only && remoteName(only));
  return { lines: statusTable(status), data: status, writes: false };
};
