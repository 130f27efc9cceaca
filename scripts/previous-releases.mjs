// Archives the releases of an earlier commit for the tests of skew: `npm run previous-releases -- COMMIT`, or only some
// of them, as teams release apart from each other: `npm run previous-releases -- COMMIT shell`.
// To be run after a release of the shell, with the commit of the one before; see docs/shipping-a-remote.md.
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withEarlierCommit } from "./lib/earlier-commit.mjs";
import { requireNode } from "./lib/install.mjs";
import { FRONT_ENDS, inRoot } from "./lib/packages.mjs";
import { packReleases, unpackReleases } from "./lib/release-archive.mjs";
import { run, step } from "./lib/run.mjs";

const ARCHIVE = "e2e/previous-releases/releases.tar.br";

requireNode();
const archived = await mkdtemp(join(tmpdir(), "promptfolio-archived-"));
try {
  const [named, ...chosen] = process.argv.slice(2);
  if (!named) throw new Error('Name the commit, such as "npm run previous-releases -- COMMIT".');
  await withEarlierCommit(named, async ({ folder, commit }) => {
    step("building its front ends");
    // Some current remotes may not have existed at that commit.
    const names = FRONT_ENDS.filter((name) => existsSync(join(folder, name)));
    const renewed = chosen.length > 0 ? names.filter((name) => chosen.includes(name)) : names;
    await run("npm", ["run", "--silent", "build", "--", ...renewed], { cwd: folder });
    const before = chosen.length > 0 ? await unpackReleases(inRoot(ARCHIVE), archived) : undefined;
    const archive = await packReleases(
      { ...before?.commits, ...Object.fromEntries(renewed.map((name) => [name, commit])) },
      {
        ...before?.folders,
        ...Object.fromEntries(renewed.map((name) => [name, join(folder, name, "dist/release")])),
      },
    );
    await writeFile(inRoot(ARCHIVE), archive);
    step(`${ARCHIVE}: ${Math.round(archive.length / 1000)} KB`);
  });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await rm(archived, { recursive: true, force: true });
}
