import type { Isolation } from "@promptfolio/contracts/registry";
import { SHELL_ID } from "@promptfolio/contracts/release";
import { type ChannelChange, changeRegistry } from "../change-registry";
import type { ReleaseContext } from "../release-context";
import { entryOf, isolate, RefusedError } from "../transitions";

/** Decides whether a remote's code runs in a frame without the site's origin. */
export const isolateRemote = async (
  context: ReleaseContext,
  id: string,
  isolation: Isolation,
): Promise<ChannelChange> => {
  if (id === SHELL_ID) throw new RefusedError("The shell can't run in a frame.");
  const changed = await changeRegistry(context, { action: "isolate", id, detail: isolation }, (registry) =>
    (entryOf(registry, id).channel.isolation ?? "none") === isolation
      ? registry
      : isolate(registry, id, isolation),
  );
  const message = {
    frame: `${id} runs in a frame without the site's origin.`,
    none: `${id} runs in the site's page.`,
  }[isolation];
  return { id, version: undefined, changed, message };
};
