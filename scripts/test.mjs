// Installs what the tests need and runs them: `npm test`, `npm run test:slow` for the drills that take long, or
// `npm test -- --all` for both. Each step is a script of package.json that runs by itself as well. Ends with a plain line of counts.
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "./lib/chromium.mjs";
import { installEngines } from "./lib/engines.mjs";
import { ensureInstalled, requireNode } from "./lib/install.mjs";
import { failuresIn } from "./lib/playwright-failures.mjs";
import { run, step } from "./lib/run.mjs";

const ALL = ["fast", "slow"];
const SUITES = process.argv.includes("--all") ? ALL : [process.argv.includes("--slow") ? "slow" : "fast"];
const isFastIncluded = SUITES.includes("fast");

/** They use one core at a time, so the tests need not wait for them. */
const CHECKS_OF_SOURCES = [
  "lint",
  "typecheck",
  "unused",
  "check:api-report",
  "check:layers",
  "check:suites",
  "check:dependencies",
  "check:manifests",
];

const total = { passed: 0, failed: 0 };
/** Printed again at the end: other output follows a failure. */
const messages = [];

const fail = (message, count = 1) => {
  console.error(message);
  messages.push(message);
  total.failed += count;
};

const runScript = (name, args = [], options = {}) =>
  run("npm", ["run", "--silent", name, "--", ...args], options);

/** A script that passes or fails as a whole. Resolves with whether it passed. */
const check = async (name) => {
  try {
    await runScript(name);
    total.passed += 1;
    step(`npm run ${name}`);
    return true;
  } catch (error) {
    fail(`npm run ${name} failed\n${error.message}`);
    return false;
  }
};

/** A test runner that writes its results as JSON, which `countsOf` sums up. */
const runTests = async (name, { suite, args = [], file, show, countsOf }) => {
  step(`npm run ${name} (${suite})`);
  const env = { TEST_SUITE: suite, RESULTS_FILE: file };
  const failure = await runScript(name, args, { show, env }).then(
    () => undefined,
    (error) => error,
  );
  try {
    const { passed, failed, failures } = countsOf(JSON.parse(await readFile(file, "utf8")));
    total.passed += passed;
    if (failed > 0) fail(failures.join("\n"), failed);
    else if (failure) throw failure;
  } catch (error) {
    fail(error.message);
  }
};

const countJest = ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults }) => ({
  passed: numPassedTests,
  failed: numFailedTests + numRuntimeErrorTestSuites,
  failures: testResults.filter(({ status }) => status === "failed").map(({ message }) => message),
});

const countPlaywright = ({ stats, errors, suites }) => ({
  passed: stats.expected,
  // A test that passes only on a retry fails.
  failed: stats.unexpected + stats.flaky + errors.length,
  failures: [...suites.flatMap(failuresIn), ...errors.map(({ message }) => message)],
});

const runBrowserTests = async (results) => {
  for (const suite of SUITES)
    await runTests("test:e2e", {
      suite,
      file: join(results, `playwright-${suite}.json`),
      show: "live",
      countsOf: countPlaywright,
    });
};

const runUnitTests = async (results) => {
  for (const suite of SUITES) {
    const file = join(results, `jest-${suite}.json`);
    const args = ["--json", `--outputFile=${file}`];
    await runTests("test:unit", { suite, args, file, show: "end", countsOf: countJest });
  }
};

const runBuiltTests = async () => {
  const results = await mkdtemp(join(tmpdir(), "promptfolio-results-"));
  // Browser tests wait much of the time; the others use the processor meanwhile.
  await Promise.all([runBrowserTests(results), runUnitTests(results)]);
};

const installBrowsers = async () => {
  // Read by the tests, and by the release commands that open pages.
  process.env.CHROMIUM_PATH = await ensureChromium();
  if (SUITES.includes("slow")) await installEngines();
};

const checkSources = async () => {
  for (const name of CHECKS_OF_SOURCES) await check(name);
};

const buildAndTest = async () => {
  const [isBuilt] = await Promise.all([check("build"), installBrowsers()]);
  if (isBuilt && isFastIncluded) await check("check:bundles");
  await runBuiltTests();
};

requireNode();
try {
  await ensureInstalled();
  await Promise.all([buildAndTest(), ...(isFastIncluded ? [checkSources()] : [])]);
} catch (error) {
  fail(error.message);
}
for (const message of messages) console.error(message);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
