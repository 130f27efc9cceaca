import type { Command } from "./command";

/** Only prints the store, as every command does, and the registry's revision. */
export const whereCommand: Command = async ({ store }) => {
  const { revision } = await store.readRegistry();
  const line =
    revision === 0 ? "Nothing has been published here yet." : `Revision ${revision} of the registry.`;
  return { lines: [line], data: { revision }, writes: false };
};
