import { createHash } from "node:crypto";
import type { Registry } from "@promptfolio/contracts/registry";
import { releaseKey, SHELL_ID } from "@promptfolio/contracts/release";
import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import type { ReleaseContext } from "./release-context";
import { entryOf, RefusedError } from "./transitions";
import { toJson } from "./trust/envelope";

/** The live releases that a release is verified with: for a remote the shell, for a shell all remotes. */
export const verifiedBeside = (registry: Registry, id: string): string[] =>
  Object.entries(registry.entries)
    .filter(([other]) => (id === SHELL_ID ? other !== SHELL_ID : other === SHELL_ID))
    .flatMap(([other, { channel }]) => (channel.stable === null ? [] : [releaseKey(other, channel.stable)]))
    .sort();

/** A verified release: exactly these bytes (`integrity`), with exactly these live releases (`beside`). */
interface Verification {
  id: string;
  version: string;
  integrity: string;
  beside: string[];
}

const keyOf = ({ id, version, integrity, beside }: Verification): string => {
  const digest = createHash("sha256")
    .update(JSON.stringify([integrity, beside]))
    .digest("hex");
  return `verifications/${id}/${version}/${digest}.json`;
};

export const recordVerification = (
  objects: ObjectStore,
  verification: Verification & { by: string; at: string },
): Promise<void> => objects.write(keyOf(verification), toJson(verification));

/** Whether exactly this release was verified with the live releases. */
export const isVerified = async (
  { objects }: Pick<ReleaseContext, "objects">,
  registry: Registry,
  id: string,
  version: string,
): Promise<boolean> => {
  const integrity = entryOf(registry, id).releases.find((release) => release.version === version)?.integrity;
  if (integrity === undefined) return false;
  return objects.has(keyOf({ id, version, integrity, beside: verifiedBeside(registry, id) }));
};

/** @throws RefusedError if exactly this release was not verified with the live releases. */
export const assertVerified = async (
  context: ReleaseContext,
  registry: Registry,
  id: string,
  version: string,
): Promise<void> => {
  if (await isVerified(context, registry, id, version)) return;
  const beside = verifiedBeside(registry, id).join(", ") || "nothing";
  throw new RefusedError(
    `${id} ${version} was not verified beside what is live (${beside}): run "release verify ${id} ${version}", or add --unverified, which the log says.`,
  );
};
