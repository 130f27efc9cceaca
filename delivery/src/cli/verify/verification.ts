import { createHash } from "node:crypto";
import type { Registry } from "@promptfolio/contracts/registry";
import { releaseKey, SHELL_ID } from "@promptfolio/contracts/release";
import type { ObjectStore } from "@promptfolio/server/object-store/object-store";

/** What a release was verified beside: a remote inside the live shell, a shell with all live remotes. */
export const verifiedBeside = (registry: Registry, id: string): string[] =>
  Object.entries(registry.entries)
    .filter(([other]) => (id === SHELL_ID ? other !== SHELL_ID : other === SHELL_ID))
    .flatMap(([other, { channel }]) => (channel.stable === null ? [] : [releaseKey(other, channel.stable)]))
    .sort();

/** A verified release: these very bytes, beside these. */
export interface Verification {
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

/** Keeps a verification with the release. */
export const recordVerification = (
  objects: ObjectStore,
  verification: Verification,
  { by, at }: { by: string; at: string },
): Promise<void> =>
  objects.write(
    keyOf(verification),
    Buffer.from(`${JSON.stringify({ ...verification, by, at }, null, 2)}\n`),
  );

export const isVerified = (objects: ObjectStore, verification: Verification): Promise<boolean> =>
  objects.has(keyOf(verification));
