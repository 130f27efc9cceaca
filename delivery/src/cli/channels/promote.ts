import { assertCompatible } from "../../registry/assert-compatible";
import { changeRegistry } from "../../registry/change-registry";
import { promote } from "../../registry/transitions";
import { UsageError } from "../arguments";
import { type Command, requireRemote } from "../command";
import type { ReleaseContext } from "../context";
import { type ChannelChange, channelResult } from "./channel-change";
import { chooseVersion } from "./choose-version";

/** Makes a version the stable one. */
export const promoteVersion = async (
  context: ReleaseContext,
  id: string,
  named: string | undefined,
  { force = false } = {},
): Promise<ChannelChange> => {
  const version = chooseVersion(await context.store.readRegistry(), id, named);
  const changed = await changeRegistry(
    context,
    { action: "promote", id, detail: version },
    async (registry, at) => {
      const next = promote(registry, id, version, at, { force });
      if (next !== registry) await assertCompatible(context.store, registry, id, version);
      return next;
    },
  );
  return { id, version, changed, message: `${id} ${version} is ${changed ? "now" : "already"} stable.` };
};

export const promoteCommand: Command = async (context, positionals, { force }) => {
  const id = requireRemote(positionals, "promote");
  const [, version] = positionals;
  if (force && !version) throw new UsageError("--force needs the version, by name.");
  return channelResult(await promoteVersion(context, id, version, { force }));
};
