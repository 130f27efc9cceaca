import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { Registry } from "@promptfolio/contracts/registry";
import Fastify from "fastify";
import { NOTHING_STORED } from "../cli/verify/preview-site";
import { product } from "../product/product";
import { trustKey } from "../registry/object-keys";
import { ConflictError } from "../registry/release-store";
import { RefusedError } from "../registry/transitions";
import { openReleaseStore } from "../registry/trust/trusted-store";
import { installSite } from "../site/site";
import { runOverHttp } from "./publishing-site";
import type { TrustFixture } from "./trust-fixture";

/** What two teams did to a site, and what its visitors saw in the meantime. */
export interface TwoTeamsResult {
  releases: number;
  /** Attempts to change the other team's remote. */
  attempts: number;
  pages: number;
  failedPages: number;
  /** Entries that were changed by the other team's key. */
  foreignChanges: number;
}

/** Visits are spaced out to leave CPU time for the teams. */
const VISIT_INTERVAL_MS = 50;

const TEAMS = ["gallery", "detail"] as const;
type Team = (typeof TEAMS)[number];
const otherOf = (team: Team): Team => (team === "gallery" ? "detail" : "gallery");

/** The whole site in this process, verifying what it serves. */
const startSite = async ({ objects, now }: TrustFixture) => {
  const pinned = await objects.read(trustKey(1));
  const { store, trusted } = await openReleaseStore(objects, { pinned, now, onProblem: () => undefined });
  const app = Fastify({ forceCloseConnections: true });
  await installSite(app, {
    ...NOTHING_STORED,
    product,
    store,
    releaseControl: { objects, trusted, signers: [], now },
    fetchApi: async (path) => ({ path, status: 200, body: {} }),
    timeouts: { renderMs: 1_000, deferredMs: 1_000, apiMs: 1_000, remoteMs: 1_200 },
    sandbox: "none",
  });
  return { origin: await app.listen({ host: "127.0.0.1", port: 0 }), close: () => app.close() };
};

/**
 * Two teams, each with its own keys, make random releases over HTTP and try to change each other's remotes, until
 * `isOver`.
 */
export const runTwoTeams = async (
  fixture: TrustFixture,
  isOver: (operations: number) => boolean,
): Promise<TwoTeamsResult> => {
  const { keys, run, build, now } = fixture;
  const result: TwoTeamsResult = { releases: 0, attempts: 0, pages: 0, failedPages: 0, foreignChanges: 0 };
  const rights = ["--rights", "publish,promote,canary,rollback,freeze,unverified"];
  for (const team of TEAMS)
    await run(keys.root, "trust", "add", `${team}-team`, keys[team].publicKey, "--remotes", team, ...rights);
  const shellKey = fixture.newKey();
  const shell = await build("shell", "1.0.0");
  await run(keys.root, "trust", "add", "shell-team", shellKey.publicKey, "--remotes", "shell", ...rights);
  await run(shellKey, "publish", "--promote", "--unverified", shell);
  for (const team of TEAMS)
    await run(keys[team], "publish", "--promote", "--unverified", await build(team, "1.0.0"));
  const site = await startSite(fixture);
  const release = (team: Team, ...args: string[]) => runOverHttp(site.origin, keys[team], now, ...args);
  const versions: Record<Team, number> = { gallery: 1, detail: 1 };

  const operate = async (team: Team): Promise<unknown> => {
    switch (randomInt(5)) {
      case 0:
        return release(team, "publish", await build(team, `1.${versions[team]++}.0`));
      case 1:
        return release(team, "promote", team, "--unverified", "--force", `1.${randomInt(versions[team])}.0`);
      case 2:
        return release(team, "canary", team, "--share", "50%");
      case 3:
        return release(team, "rollback", team);
      default: {
        result.attempts += 1;
        return release(team, "freeze", otherOf(team), "--why", "mine");
      }
    }
  };

  let operations = 0;
  const work = async (team: Team): Promise<void> => {
    while (!isOver(operations)) {
      operations += 1;
      try {
        await operate(team);
        result.releases += 1;
      } catch (error) {
        if (!(error instanceof RefusedError || error instanceof ConflictError)) throw error;
      }
    }
  };

  let isDone = false;
  const visit = async (): Promise<void> => {
    while (!isDone) {
      for (const team of TEAMS) {
        const response = await fetch(`${site.origin}/${team}`);
        const page = await response.text();
        result.pages += 1;
        if (response.status !== 200 || !page.includes(`/r/${team}/`)) result.failedPages += 1;
      }
      await wait(VISIT_INTERVAL_MS);
    }
  };

  const visiting = visit();
  try {
    await Promise.all(TEAMS.map(work));
  } finally {
    isDone = true;
    await visiting;
    await site.close();
  }
  result.foreignChanges = await countForeignChanges(fixture);
  return result;
};

/** Reads the history and counts the entries that were changed with another team's key. */
const countForeignChanges = async ({ open }: TrustFixture): Promise<number> => {
  const { store } = await open();
  let later: Registry | undefined;
  let author = "";
  let foreign = 0;
  for await (const { registry, change } of store.revisions()) {
    for (const team of TEAMS) {
      const isChanged = later && !isDeepStrictEqual(later.entries[team], registry.entries[team]);
      if (isChanged && author !== `${team}-team` && author !== "root") foreign += 1;
    }
    later = registry;
    author = change.key ?? "";
  }
  return foreign;
};
