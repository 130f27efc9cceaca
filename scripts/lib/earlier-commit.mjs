import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run, step } from "./run.mjs";

/**
 * Checks an earlier commit out into a separate folder, installs its packages, and removes it all again after `work`.
 * @param {string} named the commit, as git names it
 * @param {(checkout: { folder: string, commit: string }) => Promise<void>} work
 */
export const withEarlierCommit = async (named, work) => {
  const folder = join(await mkdtemp(join(tmpdir(), "promptfolio-previous-")), "tree");
  try {
    const commit = (await run("git", ["rev-parse", "--verify", `${named}^{commit}`])).trim();
    await run("git", ["worktree", "add", "--detach", folder, commit]);
    step(`installing what ${commit.slice(0, 8)} needs`);
    const install = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    await run("npm", install, { cwd: folder });
    await work({ folder, commit });
  } finally {
    await run("git", ["worktree", "remove", "--force", folder]).catch(() => undefined);
    await rm(join(folder, ".."), { recursive: true, force: true });
  }
};
