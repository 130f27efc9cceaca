import type { Command } from "./command";

/** Only says which store is used, as every command does, and what it is at. */
export const whereCommand: Command = async ({ store }) => {
  const { revision } = await store.readRegistry();
  const line =
    revision === 0 ? "Nothing has been published here yet." : `Revision ${revision} of the registry.`;
  return { lines: [line], data: { revision }, writes: false };
};
