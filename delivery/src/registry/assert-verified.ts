import type { Registry } from "@promptfolio/contracts/registry";
import type { ReleaseContext } from "./release-context";
import { entryOf, RefusedError } from "./transitions";
import { isVerified, verifiedBeside } from "./verification";

/** Whether exactly this release was verified with the live releases. */
export const isReleaseVerified = async (
  { objects }: ReleaseContext,
  registry: Registry,
  id: string,
  version: string,
): Promise<boolean> => {
  const integrity = entryOf(registry, id).releases.find((release) => release.version === version)?.integrity;
  if (integrity === undefined) return false;
  return isVerified(objects, { id, version, integrity, beside: verifiedBeside(registry, id) });
};

/** @throws RefusedError if exactly this release was not verified with the live releases. */
export const assertVerified = async (
  context: ReleaseContext,
  registry: Registry,
  id: string,
  version: string,
): Promise<void> => {
  if (await isReleaseVerified(context, registry, id, version)) return;
  const beside = verifiedBeside(registry, id).join(", ") || "nothing";
  throw new RefusedError(
    `${id} ${version} was not verified beside what is live (${beside}): run "release verify ${id} ${version}", or add --unverified, which the log says.`,
  );
};
