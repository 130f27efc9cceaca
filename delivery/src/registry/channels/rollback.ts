import { assertCompatible } from "../assert-compatible";
import { type ChannelChange, changeRegistry } from "../change-registry";
import type { ReleaseContext } from "../release-context";
import { entryOf, rollBack } from "../transitions";

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
