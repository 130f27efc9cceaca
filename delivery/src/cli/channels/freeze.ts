import { changeRegistry } from "../../registry/change-registry";
import { entryOf, freeze } from "../../registry/transitions";
import { UsageError } from "../arguments";
import { type Command, requireRemote } from "../command";
import type { ReleaseContext } from "../context";
import { type ChannelChange, channelResult } from "./channel-change";

export const freezeChannel = async (
  context: ReleaseContext,
  id: string,
  why: string,
): Promise<ChannelChange> => {
  const changed = await changeRegistry(context, { action: "freeze", id, detail: why }, (registry, at) =>
    freeze(registry, id, { by: context.by, why, at }),
  );
  const message = `${id} is frozen: nothing is promoted until it is unfrozen.`;
  return { id, version: undefined, changed, message };
};

export const unfreezeChannel = async (context: ReleaseContext, id: string): Promise<ChannelChange> => {
  const changed = await changeRegistry(context, { action: "unfreeze", id, detail: "" }, (registry) =>
    entryOf(registry, id).channel.frozen ? freeze(registry, id, null) : registry,
  );
  return {
    id,
    version: undefined,
    changed,
    message: changed ? `${id} is open again.` : `${id} is not frozen.`,
  };
};

export const freezeCommand: Command = async (context, positionals, { why }) => {
  if (!why) throw new UsageError("freeze needs a reason, such as \"--why 'the launch is on'\".");
  return channelResult(
    await freezeChannel(context, await requireRemote(context, positionals, "freeze"), why),
  );
};

export const unfreezeCommand: Command = async (context, positionals) =>
  channelResult(await unfreezeChannel(context, await requireRemote(context, positionals, "unfreeze")));
