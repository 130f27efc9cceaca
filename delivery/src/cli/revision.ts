import { SHELL_ID } from "@promptfolio/contracts/release";
import { changeRegistry } from "../registry/change-registry";
import type { Command } from "./command";

/** Only prints the store, as every command does, and the registry's revision. */
export const whereCommand: Command = async ({ store }) => {
  const { revision } = await store.readRegistry();
  const line =
    revision === 0 ? "Nothing has been published here yet." : `Revision ${revision} of the registry.`;
  return { lines: [line], data: { revision } };
};

/** Confirms the current state in a new revision, so that it doesn't expire if nothing is released for a long time. */
export const renewCommand: Command = async (context) => {
  await changeRegistry(context, { action: "renew", id: SHELL_ID, detail: "" }, (registry) => ({
    ...registry,
  }));
  const { revision } = await context.store.readRegistry();
  return { lines: [`The registry is confirmed, at revision ${revision}.`], data: { revision }, writes: true };
};
