import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ReleaseDescriptor } from "@promptfolio/contracts/release";
import { createFolderStore } from "@promptfolio/server/object-store/folder-store";
import { createReleaseStore } from "../registry/create-release-store";
import type { ReleaseContext } from "../registry/release-context";
import { writeBuild } from "./write-build";

/** A folder for releases and for builds to publish, with its own clock. */
export interface ReleaseFixture {
  context: ReleaseContext;
  /** The same releases, as another team's command sees them. */
  otherTeam(): ReleaseContext;
  /** Writes a build and returns its folder. */
  build(
    id: string,
    version: string,
    more?: Partial<ReleaseDescriptor>,
    files?: Record<string, string>,
  ): Promise<string>;
  /** Advances the clock by days. */
  wait(days: number): void;
  remove(): Promise<void>;
}

const DAY = 24 * 3_600_000;

export const createReleaseFixture = async (): Promise<ReleaseFixture> => {
  const root = await mkdtemp(join(tmpdir(), "promptfolio-release-"));
  let now = Date.parse("2026-03-01T12:00:00.000Z");
  const open = (by: string): ReleaseContext => {
    const objects = createFolderStore(join(root, "releases"));
    return {
      objects,
      store: createReleaseStore(objects),
      by,
      now: () => {
        now += 1_000;
        return new Date(now);
      },
      dryRun: false,
      signers: [],
      trusted: undefined,
      isPinned: false,
    };
  };
  let builds = 0;
  return {
    context: open("ada"),
    otherTeam: () => open("grace"),
    build: (id, version, more, files) =>
      writeBuild(join(root, "builds", String(++builds)), id, version, more, files),
    wait: (days) => {
      now += days * DAY;
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
};
