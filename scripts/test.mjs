// Installs what the tests need and runs all of them: `npm test`, or `npm run test:slow` for the drills that take long.
// Each step is a script of package.json that runs by itself as well. Ends with a plain line of counts.
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium, installEngines } from "./lib/browsers.mjs";
import { fastestFolder } from "./lib/fastest-folder.mjs";
import { ensureInstalled, requireNode } from "./lib/install.mjs";
import { failuresIn } from "./lib/playwright-failures.mjs";
import { run, step } from "./lib/run.mjs";

const isSlow = process.argv.includes("--slow");
process.env.TEST_SUITE = isSlow ? "slow" : "fast";

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

const runScript = (name, args = [], show = undefined) =>
  run("npm", ["run", "--silent", name, "--", ...args], { show });

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
const runTests = async (name, { args = [], file, show, countsOf }) => {
  step(`npm run ${name}`);
  const failure = await runScript(name, args, show).then(
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

const runBuiltTests = async () => {
  // What tests leave behind goes with it, killed ones too. A short name: the paths of sockets are limited.
  const temporary = await mkdtemp(join(isSlow ? tmpdir() : fastestFolder(), "pf-"));
  // PostgreSQL's own user enters it when root runs the tests.
  await chmod(temporary, 0o711);
  const [jest, playwright] = ["jest.json", "playwright.json"].map((name) => join(temporary, name));
  Object.assign(process.env, { RESULTS_FILE: playwright, TMPDIR: temporary });
  // Browser tests wait much of the time; the others use the processor meanwhile.
  await Promise.all([
    runTests("test:e2e", { file: playwright, show: "live", countsOf: countPlaywright }),
    runTests("test:unit", {
      args: ["--json", `--outputFile=${jest}`],
      file: jest,
      show: "end",
      countsOf: countJest,
    }),
  ]);
  await rm(temporary, { recursive: true, force: true });
};

const installBrowsers = async () => {
  // Read by the tests, and by the release commands that open pages.
  process.env.CHROMIUM_PATH = await ensureChromium();
  if (isSlow) await installEngines();
};

const checkSources = async () => {
  for (const name of CHECKS_OF_SOURCES) await check(name);
};

const buildAndTest = async () => {
  const [isBuilt] = await Promise.all([check("build"), installBrowsers()]);
  if (isBuilt && !isSlow) await check("check:bundles");
  await runBuiltTests();
};

requireNode();
try {
  await ensureInstalled();
  await Promise.all([buildAndTest(), ...(isSlow ? [] : [checkSources()])]);
} catch (error) {
  fail(error.message);
}
for (const message of messages) console.error(message);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
