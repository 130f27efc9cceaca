import { defineConfig } from "@playwright/test";
import { findChromium } from "../scripts/lib/browsers.mjs";

const executablePath = process.env["CHROMIUM_PATH"] ?? findChromium();

/** `npm test` runs the fast suite, `npm run test:slow` the slow one; without it the named files run. */
const suite = process.env["TEST_SUITE"];
const SLOW = "**/*.slow.spec.ts";

/** One worker runs a file's tests one after the other: the suite ends sooner if the file that takes longest is not last. */
const FIRST = "**/release-standalone.slow.spec.ts";
const IN_ORDER = [
  { name: "first", testMatch: FIRST },
  { name: "then", testMatch: SLOW, testIgnore: FIRST },
];

/** Without these Chromium looks for its makers' servers at every start, and as root it needs no sandbox to run at all. */
const QUIET = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A test's pages end before their code is worth optimizing, or collecting garbage beside it. */
const SHORT_LIVED = "--js-flags=--no-opt --no-maglev --single-threaded-gc";

const launchArgs = [
  ...QUIET,
  ...(suite === "fast" ? [SHORT_LIVED] : []),
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

export default defineConfig({
  testDir: "tests",
  ...(suite === "slow" ? { projects: IN_ORDER } : {}),
  ...(suite === "fast" ? { testIgnore: SLOW } : {}),
  globalSetup: "./support/prepared-data.ts",
  outputDir: "test-results",
  fullyParallel: false,
  // The slow suite waits more than it computes: for limits that pass, heartbeats that stop, processes that end.
  workers: suite === "slow" ? 3 : 2,
  // Timeouts are for tests that hang, not for slow ones: the suite passes on a machine a third as fast.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  // A test that passes only when retried is broken.
  retries: 0,
  forbidOnly: Boolean(process.env["CI"]),
  reporter: process.env["RESULTS_FILE"]
    ? [["list"], ["json", { outputFile: process.env["RESULTS_FILE"] }]]
    : [["list"]],
  use: {
    viewport: { width: 1280, height: 900 },
    colorScheme: "light",
    // Animations take a fifth of the processor; the specs in which something moves turn them on.
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 45_000,
    // A trace slows every test down: `TRACE=on` records one where a failure's page and error do not say enough.
    trace: process.env["TRACE"] ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: launchArgs,
    },
  },
});
