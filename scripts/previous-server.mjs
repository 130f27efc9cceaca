// Archives the API of an earlier commit, for the test of upgrades without a stop: `npm run previous-server -- 6644c51`.
// To be run after a release whose schema is new, with the last commit before it.
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { ownPackagesOnly } from "../api/test/bundle.mjs";
import { withEarlierCommit } from "./lib/earlier-commit.mjs";
import { requireNode } from "./lib/install.mjs";
import { inRoot } from "./lib/packages.mjs";
import { packReleases } from "./lib/release-archive.mjs";
import { step } from "./lib/run.mjs";

const ARCHIVE = "api/test/previous-server.tar.br";

requireNode();
const built = await mkdtemp(join(tmpdir(), "promptfolio-server-"));
try {
  const [named] = process.argv.slice(2);
  if (!named) throw new Error('Name the commit, such as "npm run previous-server -- 6644c51".');
  await withEarlierCommit(named, async ({ folder, commit }) => {
    await build({
      absWorkingDir: join(folder, "api"),
      entryPoints: { server: "src/server.ts" },
      outdir: built,
      bundle: true,
      minify: true,
      format: "esm",
      platform: "node",
      target: "node20",
      plugins: [ownPackagesOnly],
    });
    for (const [from, to] of [
      ["drizzle", "drizzle"],
      ["src/database/functions", "functions"],
    ])
      await cp(join(folder, "api", from), join(built, to), {
        recursive: true,
        filter: (path) => !path.endsWith("_snapshot.json"),
      });
    const archive = await packReleases({ api: commit }, { api: built });
    await writeFile(inRoot(ARCHIVE), archive);
    step(`${ARCHIVE}: ${Math.round(archive.length / 1000)} KB`);
  });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await rm(built, { recursive: true, force: true });
}
