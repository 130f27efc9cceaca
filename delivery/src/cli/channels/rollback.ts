import { assertCompatible } from "../../registry/assert-compatible";
import { changeRegistry } from "../../registry/change-registry";
import { entryOf, rollBack } from "../../registry/transitions";
import { type Command, requireRemote } from "../command";
import type { ReleaseContext } from "../context";
import { type ChannelChange, channelResult } from "./channel-change";

/** Rolls back to the previous version, or to a named one. */
export const rollBackTo = async (
  context: ReleaseContext,
  id: string,
  named: string | undefined,
): Promise<ChannelChange> => {
  const before = await context.store.readRegistry();
  const target = entryOf(rollBack(before, id, named, ""), id).channel.stable;
  const changed = await changeRegistry(
    context,
    { action: "rollback", id, detail: `to ${target}` },
    async (registry, at) => {
      const next = rollBack(registry, id, named, at);
      const { stable } = entryOf(next, id).channel;
      if (stable) await assertCompatible(context.store, registry, id, stable);
      return next;
    },
  );
  const left = entryOf(before, id).channel.stable;
  return { id, version: target ?? undefined, changed, message: `${id} is back at ${target}, from ${left}.` };
};

export const rollbackCommand: Command = async (context, positionals) =>
  channelResult(
    await rollBackTo(context, await requireRemote(context, positionals, "rollback"), positionals[1]),
  );
