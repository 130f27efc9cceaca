import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createFolderStore } from "@promptfolio/server/object-store/folder-store";
import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import type { CommandResult } from "../cli/command";
import { TOLERANT_COMMANDS } from "../cli/commands";
import type { ReleaseContext } from "../registry/release-context";
import { createPrivateKeyPem, readSigningKey, type SigningKey } from "../registry/trust/keys";
import { openReleaseStore, readFirstTrust } from "../registry/trust/trusted-store";
import type { ReleaseFixture } from "./release-fixture";
import { runCommand } from "./run-command";
import { writeBuild } from "./write-build";

/** A store with signatures, the keys of its teams, and its own clock. */
export interface TrustFixture {
  root: string;
  objects: ObjectStore;
  keys: Record<"root" | "gallery" | "detail", SigningKey>;
  newKey(): SigningKey;
  now(): Date;
  wait(days: number): void;
  /** The context of a command run by this key's owner. */
  open(...signers: SigningKey[]): Promise<ReleaseContext>;
  /** The same, even if a signature does not verify. */
  openDamaged(...signers: SigningKey[]): Promise<ReleaseContext>;
  /** Runs a release command, signed by the key. */
  run(signer: SigningKey | readonly SigningKey[] | undefined, ...args: string[]): Promise<CommandResult>;
  build: ReleaseFixture["build"];
  remove(): Promise<void>;
}

const DAY_MS = 24 * 3_600_000;

/** The teams of gallery and detail may do everything with their own remotes. */
export const createTrustFixture = async (): Promise<TrustFixture> => {
  const root = await mkdtemp(join(tmpdir(), "promptfolio-trust-"));
  const objects = createFolderStore(join(root, "releases"));
  const newKey = () => readSigningKey(createPrivateKeyPem());
  const keys = { root: newKey(), gallery: newKey(), detail: newKey() };
  let time = Date.parse("2026-03-01T12:00:00.000Z");
  const now = () => {
    time += 1_000;
    return new Date(time);
  };
  const openWith = async (
    signers: SigningKey[],
    onProblem: ((problem: string) => void) | undefined,
  ): Promise<ReleaseContext> => ({
    objects,
    signers,
    ...(await openReleaseStore(objects, { pinned: await readFirstTrust(objects), signers, now, onProblem })),
    isPinned: false,
    by: "ada",
    now,
    dryRun: false,
  });
  const open: TrustFixture["open"] = (...signers) => openWith(signers, undefined);
  const openDamaged: TrustFixture["open"] = (...signers) => openWith(signers, () => undefined);
  const run: TrustFixture["run"] = async (signer, ...args) => {
    const signers = signer === undefined ? [] : "id" in signer ? [signer] : signer;
    return runCommand(args, (command) => (TOLERANT_COMMANDS.has(command) ? openDamaged : open)(...signers));
  };
  let builds = 0;
  await run(keys.root, "trust", "init");
  const { root: _, ...teams } = keys;
  for (const [id, { publicKey }] of Object.entries(teams))
    await run(keys.root, "trust", "add", `${id}-team`, publicKey, "--remotes", id);
  return {
    root,
    objects,
    keys,
    newKey,
    now,
    open,
    openDamaged,
    run,
    wait: (days) => {
      time += days * DAY_MS;
    },
    build: (id, version, more, files) =>
      writeBuild(join(root, "builds", String(++builds)), id, version, more, files),
    remove: () => rm(root, { recursive: true, force: true }),
  };
};
