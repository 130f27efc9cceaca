import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ReleaseDescriptor } from "@promptfolio/contracts/release";
import { createFolderStore } from "@promptfolio/server/object-store/folder-store";
import type { CommandResult } from "../cli/command";
import { type PromoteOnPublish, type Published, publishBuild } from "../cli/publish/publish";
import { createReleaseStore } from "../registry/create-release-store";
import type { ReleaseContext } from "../registry/release-context";
import { entryOf } from "../registry/transitions";
import { recordVerification, verifiedBeside } from "../registry/verification";
import { runCommand } from "./run-command";
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
  /** Writes a build and publishes it. */
  publish(
    id: string,
    version: string,
    promoting?: PromoteOnPublish,
    more?: Partial<ReleaseDescriptor>,
  ): Promise<Published>;
  /** Leaves a release in the state that `release verify` does. */
  verify(id: string, version: string): Promise<void>;
  /** Runs a release command. */
  run(...args: string[]): Promise<CommandResult>;
  /** Advances the clock by days. */
  wait(days: number): void;
  remove(): Promise<void>;
}

const DAY = 24 * 3_600_000;

export const createReleaseFixture = (): ReleaseFixture => {
  const root = join(tmpdir(), `promptfolio-release-${randomUUID()}`);
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
  const context = open("ada");
  let builds = 0;
  const build: ReleaseFixture["build"] = (id, version, more, files) =>
    writeBuild(join(root, "builds", String(++builds)), id, version, more, files);
  return {
    context,
    otherTeam: () => open("grace"),
    build,
    publish: async (id, version, promoting, more) =>
      publishBuild(context, await build(id, version, more), promoting),
    verify: async (id, version) => {
      const registry = await context.store.readRegistry();
      const integrity =
        entryOf(registry, id).releases.find((one) => one.version === version)?.integrity ?? "";
      const verification = { id, version, integrity, beside: verifiedBeside(registry, id) };
      await recordVerification(context.objects, {
        ...verification,
        by: "ada",
        at: "2026-03-01T00:00:00.000Z",
      });
    },
    run: (...args) => runCommand(args, () => context),
    wait: (days) => {
      now += days * DAY;
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
};

/** A fixture whose members are new ones in each of a file's tests. */
export const useReleaseFixture = (): ReleaseFixture => {
  const fixture = createReleaseFixture();
  const used: ReleaseFixture[] = [];
  beforeEach(() => {
    const next = createReleaseFixture();
    used.push(next);
    Object.assign(fixture, next);
  });
  // Not after each test: what it has opened is closed later than this.
  afterAll(() => Promise.all(used.map(({ remove }) => remove())));
  return fixture;
};
