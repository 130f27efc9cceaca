// Installs what the tests need and runs all of them: `npm test`, or `npm run test:slow` for the drills that take long.
// Ends with a plain line of counts.
import { ensureChromium } from "./lib/chromium.mjs";
import { checkDependencies } from "./lib/dependencies.mjs";
import { findFirefox } from "./lib/firefox.mjs";
import { ensureInstalled, requireNode } from "./lib/install.mjs";
import { checkLockFile } from "./lib/lock-file.mjs";
import { inRoot } from "./lib/packages.mjs";
import { failuresIn } from "./lib/playwright-failures.mjs";
import { run } from "./lib/run.mjs";
import { createTestCounts } from "./lib/test-counts.mjs";
import { checkTestSuites } from "./lib/test-suites.mjs";

const TEST_SUITE = process.argv.includes("--slow") ? "slow" : "fast";

const counts = createTestCounts();

const runNpm = (script) => run("npm", ["run", "--silent", script]);

const checkSources = async () => {
  const { checkApiReport } = await import("./api-report.mjs");
  await counts.check("formatting, lint and import rules", () => runNpm("lint"));
  await counts.check("types", () => runNpm("typecheck"));
  await counts.check("unused code", () => runNpm("unused"));
  await counts.check("the public API of shared", checkApiReport);
  await counts.check("every test file is in one suite", checkTestSuites);
  await counts.check("no URLs in package-lock.json", checkLockFile);
  await counts.check("licences and install scripts", checkDependencies);
};

const build = async () => {
  const { buildAll } = await import("./build.mjs");
  return counts.check("everything is built", () => buildAll());
};

const checkBuilds = async () => {
  const { checkBundleSizes } = await import("./lib/bundle-sizes.mjs");
  await counts.check("bundle sizes", checkBundleSizes);
};

const runJest = () =>
  counts.runTests(
    "unit and API tests",
    (file) => ({
      args: [
        "--experimental-vm-modules",
        "--disable-warning=ExperimentalWarning",
        // Each file starts the embedded database's engine, and ends before optimizing its WebAssembly has paid off.
        "--liftoff-only",
        inRoot("node_modules/jest/bin/jest.js"),
        "--maxWorkers=2",
        "--json",
        `--outputFile=${file}`,
      ],
      env: { TEST_SUITE },
      show: "end",
    }),
    ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults }) => ({
      passed: numPassedTests,
      failed: numFailedTests + numRuntimeErrorTestSuites,
      failures: testResults.filter(({ status }) => status === "failed").map(({ message }) => message),
    }),
  );

const runPlaywright = (firefox) =>
  counts.runTests(
    "end-to-end tests in Chromium",
    (file) => ({
      args: [
        inRoot("node_modules/@playwright/test/cli.js"),
        "test",
        "--config",
        inRoot("e2e/playwright.config.ts"),
      ],
      env: { TEST_SUITE, RESULTS_FILE: file, ...(firefox && { FIREFOX_PATH: firefox }) },
      show: "live",
    }),
    ({ stats, errors, suites }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      failures: suites.flatMap(failuresIn),
    }),
  );

requireNode();
try {
  await ensureInstalled();
  const installBrowser = async () => {
    // Read by the tests, and by the release commands that open pages.
    process.env.CHROMIUM_PATH = await ensureChromium();
  };
  const runTests = async () => {
    const [isBuilt] = await Promise.all([build(), installBrowser()]);
    if (isBuilt && TEST_SUITE === "fast") await checkBuilds();
    const firefox = TEST_SUITE === "slow" ? await findFirefox() : undefined;
    // Browser tests wait much of the time; the others use the processor meanwhile.
    await Promise.all([runPlaywright(firefox), runJest()]);
  };
  // The checks of the sources use one core at a time, so the tests need not wait for them.
  await Promise.all([runTests(), TEST_SUITE === "fast" && checkSources()]);
} catch (error) {
  counts.fail(error);
}
process.exit(counts.finish());
