import { assertCompatible } from "../assert-compatible";
import { assertVerified } from "../assert-verified";
import { type ChannelChange, changeRegistry } from "../change-registry";
import type { ReleaseContext } from "../release-context";
import { promote } from "../transitions";
import { chooseVersion } from "./choose-version";

export interface PromoteOptions {
  /** Promote even code that a guard stopped or that was rolled back. */
  force?: boolean;
  /** Promote even a release that was not verified with the live releases; this is recorded in the log. */
  unverified?: boolean;
}

/**
 * Makes a version the stable one.
 * @throws RefusedError if it is not compatible with the live releases, or was not verified.
 */
export const promoteVersion = async (
  context: ReleaseContext,
  id: string,
  named: string | undefined,
  { force = false, unverified = false }: PromoteOptions = {},
): Promise<ChannelChange> => {
  const version = chooseVersion(await context.store.readRegistry(), id, named);
  const changed = await changeRegistry(
    context,
    { action: "promote", id, detail: unverified ? `${version} (unverified)` : version },
    async (registry, at) => {
      const next = promote(registry, id, version, at, { force });
      if (next === registry) return next;
      await assertCompatible(context.store, registry, id, version);
      if (!unverified) await assertVerified(context, registry, id, version);
      return next;
    },
  );
  return { id, version, changed, message: `${id} ${version} is ${changed ? "now" : "already"} stable.` };
};
