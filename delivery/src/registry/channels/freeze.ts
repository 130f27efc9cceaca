import { type ChannelChange, changeRegistry } from "../change-registry";
import type { ReleaseContext } from "../release-context";
import { entryOf, freeze } from "../transitions";

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
