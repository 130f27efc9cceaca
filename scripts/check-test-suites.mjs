// Fails if a test file is in no suite, in both, or in the one that its name doesn't say: `npm run check:suites`.
import { readdirSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { ROOT } from "./lib/packages.mjs";
import { run } from "./lib/run.mjs";

/**
 * Two suites: `npm test` runs every test but those named `*.slow.test.ts` or `*.slow.spec.ts` (crashes, full disks,
 * several machines), which `npm run test:slow` runs. The runners' configurations read which one from here.
 */
const SUITES = ["fast", "slow"];

const SLOW = /\.slow\.(test|spec)\.[cm]?[jt]sx?$/;

const SKIPPED = new Set(["node_modules", "dist", "data", "test-results"]);
const TEST_FILE = /\.(test|spec)\.[cm]?[jt]sx?$/;

const testFilesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.has(name) && !name.startsWith("."))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return testFilesBelow(path);
      return TEST_FILE.test(entry.name) ? [path] : [];
    });

const jestFiles = async (name) => {
  const jest = join(ROOT, "node_modules/jest/bin/jest.js");
  const output = await run(process.execPath, [jest, "--listTests", "--json"], { env: { TEST_SUITE: name } });
  return JSON.parse(output);
};

const playwrightFiles = async (name) => {
  const cli = join(ROOT, "node_modules/@playwright/test/cli.js");
  const output = await run(
    process.execPath,
    [cli, "test", "--list", "--reporter=json", "--config", join(ROOT, "e2e/playwright.config.ts")],
    { env: { TEST_SUITE: name, RESULTS_FILE: "" } },
  );
  const { config, suites } = JSON.parse(output);
  return suites.map(({ file }) => join(config.rootDir, file));
};

const filesOf = async (name) => (await Promise.all([jestFiles(name), playwrightFiles(name)])).flat();

const [fast, slow] = await Promise.all(SUITES.map(filesOf));
const problems = testFilesBelow(ROOT).flatMap((path) => {
  const expected = SLOW.test(basename(path)) ? "slow" : "fast";
  const found = [...(fast.includes(path) ? ["fast"] : []), ...(slow.includes(path) ? ["slow"] : [])];
  if (found.join() === expected) return [];
  return `${relative(ROOT, path)} belongs to the ${expected} suite, and runs in ${found.join(" and ") || "none"}`;
});
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
