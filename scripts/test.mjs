// Installs what the tests need and runs all of them: `npm test`. Ends with a plain line of counts.
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "./lib/chromium.mjs";
import { ensureInstalled, requireNode } from "./lib/install.mjs";
import { inRoot } from "./lib/packages.mjs";
import { run, step } from "./lib/run.mjs";

const counts = { passed: 0, failed: 0 };

const count = (passed, failed) => {
  counts.passed += passed;
  counts.failed += failed;
};

/** A check that passes or fails as a whole. Prints what it says when it fails. */
const check = async (name, work) => {
  step(name);
  try {
    await work();
    count(1, 0);
  } catch (error) {
    console.error(error.message);
    count(0, 1);
  }
};

const runNpm = (script) => run("npm", ["run", "--silent", script]);

/** Runs a test runner that writes its results as JSON, and counts them. */
const runSuite = async (name, program, args, env, countsOf) => {
  step(name);
  const file = join(await mkdtemp(join(tmpdir(), "promptfolio-results-")), "results.json");
  const failure = await run(program, args(file), { env: env(file), show: true, cwd: inRoot() }).then(
    () => null,
    (error) => error,
  );
  try {
    const { passed, failed } = countsOf(JSON.parse(await readFile(file, "utf8")));
    count(passed, failed);
    if (failure && failed === 0) throw failure;
  } catch (error) {
    console.error(error.message);
    count(0, 1);
  }
};

const unitTests = () =>
  runSuite(
    "unit and API tests",
    process.execPath,
    (file) => [
      "--experimental-vm-modules",
      "--disable-warning=ExperimentalWarning",
      inRoot("node_modules/jest/bin/jest.js"),
      "--json",
      `--outputFile=${file}`,
    ],
    () => ({}),
    ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
      passed: numPassedTests,
      failed: numFailedTests + numRuntimeErrorTestSuites,
    }),
  );

const browserTests = (chromium) =>
  runSuite(
    "end-to-end tests in Chromium",
    process.execPath,
    () => [
      inRoot("node_modules/@playwright/test/cli.js"),
      "test",
      "--config",
      inRoot("e2e/playwright.config.ts"),
    ],
    (file) => ({ RESULTS_FILE: file, CHROMIUM_PATH: chromium }),
    ({ stats }) => {
      if (stats.flaky > 0) console.log(`${stats.flaky} of the browser tests passed only when tried again`);
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
    },
  );

requireNode();
try {
  await ensureInstalled();
  const chromium = await ensureChromium();
  await check("formatting, lint and import rules", () => runNpm("lint"));
  await check("types", () => runNpm("typecheck"));
  await check("unused code", () => runNpm("unused"));
  const { checkApiReport } = await import("./api-report.mjs");
  await check("the public API of shared", checkApiReport);
  const { buildAll } = await import("./build.mjs");
  await check("building", () => buildAll());
  const { checkBundleSizes } = await import("./lib/bundle-sizes.mjs");
  await check("bundle sizes", checkBundleSizes);
  await unitTests();
  await browserTests(chromium);
} catch (error) {
  console.error(error.message);
  count(0, 1);
}
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 ? 0 : 1);
